import { type DeviceData, useRoute, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Heading, Small } from '@ia/shared-ui/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { myProgress } from '../../content/my-progress/text.ts';
import { FileField } from '../../parts/saving/FileField.tsx';
import {
  type DeviceExport,
  fromQrParts,
  type ImportProblem,
  parseExport,
  parseQrPart,
} from '../../rules/device-export.ts';
import type { useDeviceData } from '../../state/device-data.ts';
import { addScannedPart, discardPendingImport } from '../../state/pending-import.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { Warning } from './Rows.styles.ts';

type ImportState =
  | { kind: 'nothing' }
  | { kind: 'problem'; why: ImportProblem }
  | { kind: 'waiting'; got: number; of: number; missing: number[] }
  | { kind: 'here'; deviceExport: DeviceExport };

const importState = (read: DeviceExport | ImportProblem): ImportState =>
  typeof read === 'string' ? { kind: 'problem', why: read } : { kind: 'here', deviceExport: read };

/** Adds a scanned code to the earlier ones and decodes the import once complete. */
async function stateAfterScan(text: string): Promise<ImportState> {
  const code = parseQrPart(text);
  if (!code) return { kind: 'problem', why: 'unreadable' };
  const codes = addScannedPart(code);
  if (codes.length === code.of) return importState(await fromQrParts(codes));
  const parts = codes.map(({ part }) => part);
  const missing = Array.from({ length: code.of }, (_, i) => i + 1).filter((part) => !parts.includes(part));
  return { kind: 'waiting', got: codes.length, of: code.of, missing };
}

interface ImportSectionProps {
  deviceData: readonly DeviceData[];
  device: ReturnType<typeof useDeviceData>;
}

/** Import from a file or a code URL. Shows a preview before writing anything. */
export function ImportSection({ deviceData, device }: ImportSectionProps) {
  const shell = useShell();
  const { trazer } = useRoute().query;
  const [state, setState] = useState<ImportState>({ kind: 'nothing' });
  const { move } = myProgress;

  const show = (next: ImportState) => {
    setState(next);
    if (next.kind === 'problem') shell.announce(move.problems[next.why], 'assertive');
    if (next.kind === 'waiting') shell.announce(move.part(next.got, next.of));
    if (next.kind === 'here') shell.announce(move.arrived);
    device.refresh();
  };
  // While another page loads, this page receives its original route again; handle each code once.
  const read = useRef<string | null>(null);
  const importFromUrl = useEffectEvent(async (text: string) => {
    if (read.current === text) return;
    read.current = text;
    const next = await stateAfterScan(text);
    // Remove the data from the address bar and the history.
    shell.navigate('/o-meu-progresso#mudar', { replace: true });
    show(next);
    document.getElementById('mudar')?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    if (trazer !== undefined) void importFromUrl(trazer);
  }, [trazer]);

  async function openFile(file: File) {
    show(importState(file.size > 8_000_000 ? 'large' : parseExport(await file.text())));
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
      {state.kind === 'problem' && (
        <Warning data-import="problem">
          <p>{move.problems[state.why]}</p>
        </Warning>
      )}
      {state.kind === 'waiting' && (
        <Warning data-import="waiting">
          <p>{move.part(state.got, state.of)}</p>
          <Small>{move.missing(state.missing.join(', '))}</Small>
          <Button
            variant="secondary"
            onClick={() => {
              discardPendingImport();
              show({ kind: 'nothing' });
              shell.announce(move.gaveUp);
            }}
          >
            {move.giveUp}
          </Button>
        </Warning>
      )}
      {state.kind === 'here' && (
        <ImportPreview
          key={JSON.stringify(state.deviceExport).length}
          deviceExport={state.deviceExport}
          deviceData={deviceData}
          device={device}
          onDone={() => setState({ kind: 'nothing' })}
        />
      )}
    </>
  );
}
