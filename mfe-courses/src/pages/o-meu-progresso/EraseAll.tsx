import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { useFocusHeading } from '@ia/shared-ui/hooks';
import { Section } from '@ia/shared-ui/section';
import { Heading, Small } from '@ia/shared-ui/text';
import { useEffect, useState } from 'react';
import { own } from '../../content/own/words.ts';
import type { Held, HeldKey } from '../../rules/kept-things.ts';
import type { Erased, useHeld } from '../../state/held.ts';
import { RowActions, Warning } from './Rows.styles.ts';

/** Nothing but this site lives on its origin, so all of it goes, declared or not. */
const everything = (held: Held): HeldKey[] =>
  (Object.entries(held) as [HeldKey['where'], Held[HeldKey['where']]][]).flatMap(([where, there]) =>
    [...there.keys()].map((key) => ({ where, key })),
  );

/** All of it in one go, after a question; until the page is left it can be taken back. */
export function EraseAll({ device }: { device: ReturnType<typeof useHeld> }) {
  const shell = useShell();
  const [step, setStep] = useState<'idle' | 'asking' | 'done'>('idle');
  const [erased, setErased] = useState<Erased>([]);
  const [question, toQuestion] = useFocusHeading<HTMLHeadingElement>();
  useEffect(() => {
    if (step !== 'idle') toQuestion();
  }, [step, toQuestion]);
  const { all } = own;
  async function erase() {
    setErased(await device.forget(everything(device.held)));
    setStep('done');
    shell.announce(all.done);
  }
  return (
    <Section id="apagar" kind="quiet" layout="beside" title={all.title} intro={all.intro}>
      {step === 'idle' && (
        <Button variant="secondary" onClick={() => setStep('asking')}>
          {all.open}
        </Button>
      )}
      {step === 'asking' && (
        <Warning>
          <Heading level={3} ref={question} tabIndex={-1}>
            {all.sure}
          </Heading>
          <p>{all.warning}</p>
          <RowActions>
            <Button onClick={erase}>{all.confirm}</Button>
            <Button variant="secondary" onClick={() => setStep('idle')}>
              {all.cancel}
            </Button>
          </RowActions>
        </Warning>
      )}
      {step === 'done' && (
        <Warning>
          <Heading level={3} ref={question} tabIndex={-1}>
            {all.done}
          </Heading>
          {erased.length > 0 && (
            <>
              <Button
                variant="secondary"
                onClick={() => {
                  device.bringBack(erased);
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
