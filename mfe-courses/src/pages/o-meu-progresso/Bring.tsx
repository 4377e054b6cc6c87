import { type KeptThing, useRoute, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Heading, Small } from '@ia/shared-ui/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { own } from '../../content/own/words.ts';
import { FileField } from '../../parts/saving/FileField.tsx';
import { fromCodes, type Parcel, type ParcelProblem, readCode, readParcel } from '../../rules/parcel.ts';
import { arrive, giveUpArriving } from '../../state/arriving.ts';
import type { useHeld } from '../../state/held.ts';
import { Arrived } from './Arrived.tsx';
import { Warning } from './Rows.styles.ts';

type Coming =
  | { kind: 'nothing' }
  | { kind: 'problem'; why: ParcelProblem }
  | { kind: 'waiting'; got: number; of: number; missing: number[] }
  | { kind: 'here'; parcel: Parcel };

const told = (read: Parcel | ParcelProblem): Coming =>
  typeof read === 'string' ? { kind: 'problem', why: read } : { kind: 'here', parcel: read };

/** What one code brings, with those that came before it. */
async function comingBy(text: string): Promise<Coming> {
  const code = readCode(text);
  if (!code) return { kind: 'problem', why: 'unreadable' };
  const codes = arrive(code);
  if (codes.length === code.of) return told(await fromCodes(codes));
  const parts = codes.map(({ part }) => part);
  const missing = Array.from({ length: code.of }, (_, i) => i + 1).filter((part) => !parts.includes(part));
  return { kind: 'waiting', got: codes.length, of: code.of, missing };
}

interface BringProps {
  things: readonly KeptThing[];
  device: ReturnType<typeof useHeld>;
}

/** The way in: a file, or the address of a code. What comes is shown before anything of it is taken. */
export function Bring({ things, device }: BringProps) {
  const shell = useShell();
  const { trazer } = useRoute().query;
  const [coming, setComing] = useState<Coming>({ kind: 'nothing' });
  const { move } = own;

  const show = (next: Coming) => {
    setComing(next);
    if (next.kind === 'problem') shell.announce(move.problems[next.why], 'assertive');
    if (next.kind === 'waiting') shell.announce(move.part(next.got, next.of));
    if (next.kind === 'here') shell.announce(move.arrived);
    device.refresh();
  };
  // While another page loads this one is told once more of the address that it was opened at.
  const read = useRef<string | null>(null);
  const takeFromAddress = useEffectEvent(async (text: string) => {
    if (read.current === text) return;
    read.current = text;
    const next = await comingBy(text);
    // What it held is read: it stays neither in the address bar nor in the history.
    shell.navigate('/o-meu-progresso#mudar', { replace: true });
    show(next);
    document.getElementById('mudar')?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    if (trazer !== undefined) void takeFromAddress(trazer);
  }, [trazer]);

  async function openFile(file: File) {
    show(told(file.size > 8_000_000 ? 'large' : readParcel(await file.text())));
  }

  return (
    <>
      <Heading level={3}>{move.bring}</Heading>
      <p>{move.bringHow}</p>
      <FileField
        label={move.open}
        accept="application/json,.json"
        onFile={(file) => void openFile(file).catch(shell.report)}
      />
      {coming.kind === 'problem' && (
        <Warning data-arrival="problem">
          <p>{move.problems[coming.why]}</p>
        </Warning>
      )}
      {coming.kind === 'waiting' && (
        <Warning data-arrival="waiting">
          <p>{move.part(coming.got, coming.of)}</p>
          <Small>{move.missing(coming.missing.join(', '))}</Small>
          <Button
            variant="secondary"
            onClick={() => {
              giveUpArriving();
              show({ kind: 'nothing' });
              shell.announce(move.gaveUp);
            }}
          >
            {move.giveUp}
          </Button>
        </Warning>
      )}
      {coming.kind === 'here' && (
        <Arrived
          key={JSON.stringify(coming.parcel).length}
          parcel={coming.parcel}
          things={things}
          device={device}
          onDone={() => setComing({ kind: 'nothing' })}
        />
      )}
    </>
  );
}
