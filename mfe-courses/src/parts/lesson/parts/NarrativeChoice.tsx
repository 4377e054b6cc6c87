import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { usePrintVersion } from '../print-version.ts';
import { RichText } from '../RichText.tsx';
import { Choice, List, Outcome } from './NarrativeChoice.styles.ts';
import { BulletList, PartHeading } from './TextParts.styles.ts';

/**
 * Decision in a story of the lesson. No option is right or wrong: choosing one replaces the options with its
 * outcome, without retry, and moves the focus there.
 */
export function NarrativeChoice({ part }: { part: PartOf<'narrative-choice'> }) {
  const isPrintVersion = usePrintVersion();
  const [chosenIndex, setChosenIndex] = useState<number | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosenIndex !== null) outcome.current?.focus();
  }, [chosenIndex]);
  const option = chosenIndex === null ? undefined : part.options[chosenIndex];
  return (
    <div css={{ display: 'grid', gap: token.space[4] }}>
      <PartHeading>{part.question}</PartHeading>
      {isPrintVersion ? (
        <BulletList>
          {part.options.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </BulletList>
      ) : option ? (
        <Outcome ref={outcome} tabIndex={-1}>
          <p>
            <strong>{t.mission.chosen}:</strong> {option.text}
          </p>
          <p>
            <RichText>{option.feedback}</RichText>
          </p>
        </Outcome>
      ) : (
        <List role="list">
          {part.options.map(({ text }, index) => (
            <li key={text}>
              <Choice type="button" onClick={() => setChosenIndex(index)}>
                {text}
              </Choice>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
