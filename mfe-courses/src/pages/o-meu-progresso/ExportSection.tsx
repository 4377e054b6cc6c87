import { type DeviceData, useShell } from '@ia/federation';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Download, QrCode } from '@ia/shared-ui/icon';
import { Spinner } from '@ia/shared-ui/spinner';
import { Heading } from '@ia/shared-ui/text';
import { useState } from 'react';
import { myProgress } from '../../content/my-progress/text.ts';
import { saveText } from '../../parts/saving/save-text.ts';
import { serializeExport, toQrCodes } from '../../rules/device-export.ts';
import { buildExport } from '../../rules/import-plan.ts';
import type { DeviceSnapshot } from '../../rules/stored-items.ts';
import { QrCodes } from './QrCodes.tsx';
import { RowActions } from './Rows.styles.ts';

/** Maximum number of QR codes; scanning more one by one is impractical. */
const MAX_CODES = 9;

interface Shown {
  codes: string[];
  /** Labels of the omitted items, which do not fit. */
  without: string[];
}

const today = () => new Date().toISOString().slice(0, 10);

/** Encodes the export. If it needs too many codes, omits the texts and exports the progress only. */
async function encodeAsQrCodes(snapshot: DeviceSnapshot, deviceData: readonly DeviceData[]): Promise<Shown> {
  const all = await toQrCodes(buildExport(snapshot, deviceData, today()));
  if (all.length <= MAX_CODES) return { codes: all, without: [] };
  const texts = deviceData.filter(({ kind }) => kind === 'texts');
  const rest = deviceData.filter(({ kind }) => kind !== 'texts');
  return {
    codes: await toQrCodes(buildExport(snapshot, rest, today())),
    without: texts.map(({ label }) => label),
  };
}

/** Export to a file, or to QR codes for the camera of another device. */
export function ExportSection({
  snapshot,
  deviceData,
}: {
  snapshot: DeviceSnapshot;
  deviceData: readonly DeviceData[];
}) {
  const shell = useShell();
  const [state, setState] = useState<'idle' | 'making' | 'failed' | Shown>('idle');
  const { move } = myProgress;
  const deviceExport = buildExport(snapshot, deviceData, today());
  if (Object.keys(deviceExport.kept).length === 0) return <EmptyState compact>{move.nothing}</EmptyState>;
  async function show() {
    setState('making');
    try {
      setState(await encodeAsQrCodes(snapshot, deviceData));
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
            saveText(
              serializeExport(deviceExport),
              `${move.fileName}-${deviceExport.madeOn}.json`,
              'application/json',
            );
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
        (shown.codes.length > MAX_CODES ? (
          <p>{move.tooLarge}</p>
        ) : (
          <QrCodes
            codes={shown.codes}
            note={shown.without.length > 0 ? move.tooMany(shown.without.join(', ')) : null}
          />
        ))}
    </>
  );
}
