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

interface QrExport {
  codes: string[];
  /** Labels of the omitted items, which do not fit. */
  omittedLabels: string[];
}

const today = () => new Date().toISOString().slice(0, 10);

/** Encodes the export. If it needs too many codes, omits the texts and exports the progress only. */
async function encodeAsQrCodes(
  snapshot: DeviceSnapshot,
  deviceData: readonly DeviceData[],
): Promise<QrExport> {
  const codes = await toQrCodes(buildExport(snapshot, deviceData, today()));
  if (codes.length <= MAX_CODES) return { codes, omittedLabels: [] };
  const texts = deviceData.filter(({ kind }) => kind === 'texts');
  const others = deviceData.filter(({ kind }) => kind !== 'texts');
  return {
    codes: await toQrCodes(buildExport(snapshot, others, today())),
    omittedLabels: texts.map(({ label }) => label),
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
  const [state, setState] = useState<'idle' | 'making' | 'failed' | QrExport>('idle');
  const { move } = myProgress;
  const deviceExport = buildExport(snapshot, deviceData, today());
  if (Object.keys(deviceExport.entries).length === 0) return <EmptyState compact>{move.nothing}</EmptyState>;
  async function showQrCodes() {
    setState('making');
    try {
      setState(await encodeAsQrCodes(snapshot, deviceData));
    } catch (error) {
      shell.report(error);
      setState('failed');
      shell.announce(move.failed, 'assertive');
    }
  }
  const qrExport = typeof state === 'object' ? state : null;
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
          aria-expanded={qrExport !== null}
          onClick={() => (qrExport ? setState('idle') : void showQrCodes())}
        >
          {qrExport ? move.hide : move.code}
        </Button>
      </RowActions>
      {state === 'making' && <Spinner label={move.making} />}
      {state === 'failed' && <p>{move.failed}</p>}
      {qrExport &&
        (qrExport.codes.length > MAX_CODES ? (
          <p>{move.tooLarge}</p>
        ) : (
          <QrCodes
            codes={qrExport.codes}
            note={qrExport.omittedLabels.length > 0 ? move.tooMany(qrExport.omittedLabels.join(', ')) : null}
          />
        ))}
    </>
  );
}
