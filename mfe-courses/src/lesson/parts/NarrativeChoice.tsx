import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import type { PartOf } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { RichText } from '../RichText.tsx';
import { PartHeading } from './Reading.tsx';

const List = styled.ul({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });

const Choice = styled.button({
  width: '100%',
  minHeight: 56,
  padding: `${token.space[3]} ${token.space[5]}`,
  border: `2px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  font: 'inherit',
  lineHeight: 1.5,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: token.color.accent, background: token.color.accentSoft },
});

const Outcome = styled.div({
  display: 'grid',
  gap: token.space[2],
  padding: token.space[5],
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
  '& p': { margin: 0, maxWidth: token.measure, lineHeight: 1.6 },
});

/** One shot: choosing hides the list and shows what the choice leads to. The reader continues at the answer. */
export function NarrativeChoice({ part }: { part: PartOf<'narrative-choice'> }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null) outcome.current?.focus();
  }, [chosen]);
  const option = chosen === null ? undefined : part.options[chosen];
  return (
    <div css={{ display: 'grid', gap: token.space[4] }}>
      <PartHeading>{part.question}</PartHeading>
      {option ? (
        <Outcome ref={outcome} tabIndex={-1}>
          <p>
            <strong>{words.mission.chosen}:</strong> {option.text}
          </p>
          <p>
            <RichText>{option.feedback}</RichText>
          </p>
        </Outcome>
      ) : (
        <List role="list">
          {part.options.map(({ text }, index) => (
            <li key={text}>
              <Choice type="button" onClick={() => setChosen(index)}>
                {text}
              </Choice>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
