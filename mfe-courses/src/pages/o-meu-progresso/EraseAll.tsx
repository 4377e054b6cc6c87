import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useFocusHeading } from '@ia/shared-ui/hooks';
import { Section } from '@ia/shared-ui/section';
import { Heading, Small } from '@ia/shared-ui/text';
import { useEffect, useState } from 'react';
import { myProgress } from '../../content/my-progress/text.ts';
import type { DeviceSnapshot, StoredKey } from '../../rules/stored-items.ts';
import type { ErasedEntries, useDeviceData } from '../../state/use-device-data.ts';
import { eraseButton, RowActions, Warning } from './Rows.styles.ts';

/** Lists every key, declared or not: this site is the only one on its origin. */
const listAllKeys = (snapshot: DeviceSnapshot): StoredKey[] =>
  (Object.entries(snapshot) as [StoredKey['storage'], DeviceSnapshot[StoredKey['storage']]][]).flatMap(
    ([storage, entries]) => [...entries.keys()].map((key) => ({ storage, key })),
  );

/** Erases all data after a confirmation. Undo is available until the visitor leaves the page. */
export function EraseAll({ device }: { device: ReturnType<typeof useDeviceData> }) {
  const shell = useShell();
  const [step, setStep] = useState<'idle' | 'asking' | 'done'>('idle');
  const [erased, setErased] = useState<ErasedEntries>([]);
  const [heading, focusHeading] = useFocusHeading<HTMLHeadingElement>();
  useEffect(() => {
    if (step !== 'idle') focusHeading();
  }, [step, focusHeading]);
  const { all } = myProgress;
  async function erase() {
    setErased(await device.eraseEntries(listAllKeys(device.snapshot)));
    setStep('done');
    shell.announce(all.done);
  }
  const isEmpty = listAllKeys(device.snapshot).length === 0;
  return (
    <Section id="apagar" kind="quiet" layout="beside" title={all.title} intro={all.intro}>
      {step === 'idle' && isEmpty && <p>{all.nothing}</p>}
      {step === 'idle' && !isEmpty && (
        <Button variant="secondary" css={eraseButton} onClick={() => setStep('asking')}>
          {all.open}
        </Button>
      )}
      {step === 'asking' && (
        <Warning>
          <Heading level={3} ref={heading} tabIndex={-1}>
            {all.sure}
          </Heading>
          <p>{all.warning}</p>
          <RowActions>
            <Button variant="danger" onClick={erase}>
              {all.confirm}
            </Button>
            <Button variant="secondary" onClick={() => setStep('idle')}>
              {all.cancel}
            </Button>
          </RowActions>
        </Warning>
      )}
      {step === 'done' && (
        <Warning>
          <Heading level={3} ref={heading} tabIndex={-1}>
            {all.done}
          </Heading>
          {erased.length > 0 && (
            <>
              <Button
                variant="secondary"
                onClick={() => {
                  device.restore(erased);
                  setStep('idle');
                  shell.announce(all.back);
                }}
              >
                {all.undo}
              </Button>
              <Small>{all.undoNote}</Small>
            </>
          )}
        </Warning>
      )}
    </Section>
  );
}
