import { type DeviceData, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useFocusHeading } from '@ia/shared-ui/hooks';
import { Heading } from '@ia/shared-ui/text';
import { useEffect, useState } from 'react';
import { myProgress } from '../../content/my-progress/text.ts';
import type { DeviceExport } from '../../rules/device-export.ts';
import { planImport } from '../../rules/import-plan.ts';
import type { useDeviceData } from '../../state/use-device-data.ts';
import { RowActions, Warning } from './Rows.styles.ts';

const DATE_FORMAT = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

interface ImportPreviewProps {
  deviceExport: DeviceExport;
  deviceData: readonly DeviceData[];
  device: ReturnType<typeof useDeviceData>;
  /** Called when the visitor discards or undoes the import. */
  onDone: () => void;
}

/** Preview of an import, with confirmation and undo. */
export function ImportPreview({ deviceExport, deviceData, device, onDone }: ImportPreviewProps) {
  const shell = useShell();
  const { move } = myProgress;
  const [plan] = useState(() => planImport(deviceExport, device.snapshot, deviceData));
  /** Texts before the import, by storage key, for undo. Null before the confirmation. */
  const [replacedTexts, setReplacedTexts] = useState<ReadonlyMap<string, string | null> | null>(null);
  const [heading, focusHeading] = useFocusHeading<HTMLHeadingElement>();
  useEffect(focusHeading, [focusHeading]);
  const nothingNew = plan.changes.size === 0;
  function importData() {
    setReplacedTexts(device.writeTexts(plan.changes));
    shell.announce(move.taken);
    focusHeading();
  }
  function undo() {
    if (replacedTexts) device.writeTexts(replacedTexts);
    shell.announce(move.undone);
    onDone();
  }
  return (
    <Warning data-import={replacedTexts ? 'taken' : 'asking'}>
      <Heading level={4} ref={heading} tabIndex={-1}>
        {replacedTexts ? move.taken : move.arrived}
      </Heading>
      {nothingNew ? (
        <p>{move.nothingNew}</p>
      ) : (
        <>
          {!replacedTexts && <p>{move.madeOn(DATE_FORMAT.format(new Date(deviceExport.madeOn)))}</p>}
          <ul>
            {plan.itemsAfter.map(({ label, amounts }) => (
              <li key={label}>
                {[label, amounts.map((amount) => myProgress.amount(amount.value, amount)).join(' · ')]
                  .filter(Boolean)
                  .join(': ')}
              </li>
            ))}
          </ul>
          {!replacedTexts && <p>{move.nothingLost}</p>}
        </>
      )}
      {plan.skipped.length > 0 && <p>{move.left(plan.skipped.length)}</p>}
      <RowActions>
        {!nothingNew && !replacedTexts && <Button onClick={importData}>{move.take}</Button>}
        {replacedTexts ? (
          <Button variant="secondary" onClick={undo}>
            {move.undo}
          </Button>
        ) : (
          <Button
            variant="secondary"
            onClick={() => {
              shell.announce(move.refused);
              onDone();
            }}
          >
            {move.refuse}
          </Button>
        )}
      </RowActions>
    </Warning>
  );
}
