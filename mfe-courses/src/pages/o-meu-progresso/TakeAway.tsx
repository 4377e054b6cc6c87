import { type KeptThing, useShell } from '@ia/federation';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Download, QrCode } from '@ia/shared-ui/icon';
import { Spinner } from '@ia/shared-ui/spinner';
import { Heading } from '@ia/shared-ui/text';
import { useState } from 'react';
import { own } from '../../content/own/words.ts';
import { saveText } from '../../parts/saving/save-text.ts';
import { parcelOf } from '../../rules/bring.ts';
import type { Held } from '../../rules/kept-things.ts';
import { toCodes, writeParcel } from '../../rules/parcel.ts';
import { Codes } from './Codes.tsx';
import { RowActions } from './Rows.styles.ts';

/** More than these nobody reads one by one. */
const MOST_CODES = 9;

interface Shown {
  codes: string[];
  /** What had to stay out for the rest to fit. */
  without: string[];
}

const today = () => new Date().toISOString().slice(0, 10);

/** Progress before texts: where not all fits into codes, the texts stay out. */
async function codesOf(held: Held, things: readonly KeptThing[]): Promise<Shown> {
  const all = await toCodes(parcelOf(held, things, today()));
  if (all.length <= MOST_CODES) return { codes: all, without: [] };
  const texts = things.filter(({ kind }) => kind === 'texts');
  const rest = things.filter(({ kind }) => kind !== 'texts');
  return {
    codes: await toCodes(parcelOf(held, rest, today())),
    without: texts.map(({ label }) => label),
  };
}

/** The way out: a file, or codes for the camera of another device. */
export function TakeAway({ held, things }: { held: Held; things: readonly KeptThing[] }) {
  const shell = useShell();
  const [state, setState] = useState<'idle' | 'making' | 'failed' | Shown>('idle');
  const { move } = own;
  const parcel = parcelOf(held, things, today());
  if (Object.keys(parcel.kept).length === 0) return <EmptyState compact>{move.nothing}</EmptyState>;
  async function show() {
    setState('making');
    try {
      setState(await codesOf(held, things));
    } catch (error) {
      shell.report(error);
      setState('failed');
      shell.announce(move.failed, 'assertive');
    }
  }
  const shown = typeof state === 'object' ? state : null;
  return (
    <>
      <Heading level={3}>{move.out}</Heading>
      <p>{move.carries}</p>
      <RowActions>
        <Button
          variant="secondary"
          iconStart={Download}
          onClick={() => {
            saveText(writeParcel(parcel), `${move.fileName}-${parcel.madeOn}.json`, 'application/json');
            shell.announce(move.fileDone);
          }}
        >
          {move.file}
        </Button>
        <Button
          variant="secondary"
          iconStart={QrCode}
          aria-expanded={shown !== null}
          onClick={() => (shown ? setState('idle') : void show())}
        >
          {shown ? move.hide : move.code}
        </Button>
      </RowActions>
      {state === 'making' && <Spinner label={move.making} />}
      {state === 'failed' && <p>{move.failed}</p>}
      {shown &&
        (shown.codes.length > MOST_CODES ? (
          <p>{move.tooLarge}</p>
        ) : (
          <Codes
            codes={shown.codes}
            note={shown.without.length > 0 ? move.tooMany(shown.without.join(', ')) : null}
          />
        ))}
    </>
  );
}
