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
import { addScannedPart, discardPendingImport } from '../../state/pending-import.ts';
import type { useDeviceData } from '../../state/use-device-data.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { Warning } from './Rows.styles.ts';

/** 'waiting': some QR codes have not been scanned. 'ready': the import is complete and can be previewed. */
type ImportState =
  | { kind: 'nothing' }
  | { kind: 'problem'; problem: ImportProblem }
  | { kind: 'waiting'; scannedCount: number; total: number; missing: number[] }
  | { kind: 'ready'; deviceExport: DeviceExport };

const MAX_FILE_BYTES = 8_000_000;

const toImportState = (result: DeviceExport | ImportProblem): ImportState =>
  typeof result === 'string' ? { kind: 'problem', problem: result } : { kind: 'ready', deviceExport: result };

/** Adds a scanned code to the earlier ones and decodes the import once complete. */
async function addScannedCode(text: string): Promise<ImportState> {
  const code = parseQrPart(text);
  if (!code) return { kind: 'problem', problem: 'unreadable' };
  const codes = addScannedPart(code);
  if (codes.length === code.of) return toImportState(await fromQrParts(codes));
  const parts = codes.map(({ part }) => part);
  const missing = Array.from({ length: code.of }, (_, i) => i + 1).filter((part) => !parts.includes(part));
  return { kind: 'waiting', scannedCount: codes.length, total: code.of, missing };
}

interface ImportSectionProps {
  deviceData: readonly DeviceData[];
  device: ReturnType<typeof useDeviceData>;
}

/**
 * Import of another device's data, from a file or from scanned QR codes. Shows a preview before writing
 * anything.
 */
export function ImportSection({ deviceData, device }: ImportSectionProps) {
  const shell = useShell();
  // Each QR code is a link to this page; `?trazer=` carries its part of the export.
  const { trazer } = useRoute().query;
  const [state, setState] = useState<ImportState>({ kind: 'nothing' });
  const { move } = myProgress;

  const showState = (next: ImportState) => {
    setState(next);
    if (next.kind === 'problem') shell.announce(move.problems[next.problem], 'assertive');
    if (next.kind === 'waiting') shell.announce(move.part(next.scannedCount, next.total));
    if (next.kind === 'ready') shell.announce(move.arrived);
    device.refresh();
  };
  // While another page loads, this page receives its original route again: handle each code once.
  const handledText = useRef<string | null>(null);
  const importFromUrl = useEffectEvent(async (text: string) => {
    if (handledText.current === text) return;
    handledText.current = text;
    const next = await addScannedCode(text);
    // Remove the data from the address bar and the history.
    shell.navigate('/o-meu-progresso#mudar', { replace: true });
    showState(next);
    document.getElementById('mudar')?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    if (trazer !== undefined) void importFromUrl(trazer);
  }, [trazer]);

  async function openFile(file: File) {
    showState(toImportState(file.size > MAX_FILE_BYTES ? 'large' : parseExport(await file.text())));
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
          <p>{move.problems[state.problem]}</p>
        </Warning>
      )}
      {state.kind === 'waiting' && (
        <Warning data-import="waiting">
          <p>{move.part(state.scannedCount, state.total)}</p>
          <Small>{move.missing(state.missing.join(', '))}</Small>
          <Button
            variant="secondary"
            onClick={() => {
              discardPendingImport();
              showState({ kind: 'nothing' });
              shell.announce(move.gaveUp);
            }}
          >
            {move.giveUp}
          </Button>
        </Warning>
      )}
      {state.kind === 'ready' && (
        <ImportPreview
          key={JSON.stringify(state.deviceExport)}
          deviceExport={state.deviceExport}
          deviceData={deviceData}
          device={device}
          onDone={() => setState({ kind: 'nothing' })}
        />
      )}
    </>
  );
}
