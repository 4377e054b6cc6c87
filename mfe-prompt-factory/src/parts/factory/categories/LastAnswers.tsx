import { useRoute, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Heading, Small, TextLink } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { keptTexts } from '../../../content/texts.ts';
import { resultAddress } from '../../../rules/place.ts';
import { useAnswers } from '../../../state/answers.ts';
import { Answers, Line } from './LastAnswers.styles.ts';

const moment = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'short' });

/** The way back to what was generated, and a way to leave nothing on a shared computer. */
export function LastAnswers() {
  const shell = useShell();
  const { path } = useRoute();
  const { answers, clear, restore } = useAnswers();
  const heading = useRef<HTMLHeadingElement>(null);
  const [cleared, setCleared] = useState<typeof answers | null>(null);
  if (answers.length === 0 && !cleared) return null;

  /** Focus first: the button that was pressed goes away. */
  const say = (words: string) => {
    heading.current?.focus();
    shell.announce(words);
  };
  return (
    <Answers>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {keptTexts.last}
      </Heading>
      {answers.length > 0 ? (
        <>
          <ul>
            {answers.map(({ id, recipeId, title, at, incomplete }) => {
              const href = shell.href(resultAddress(path, recipeId, id));
              return (
                <Line key={id}>
                  {href ? <TextLink href={href}>{title}</TextLink> : title}
                  <Small>
                    {moment.format(at)}
                    {incomplete && ` · ${keptTexts.incomplete}`}
                  </Small>
                </Line>
              );
            })}
          </ul>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setCleared(answers);
              clear();
              say(keptTexts.cleared);
            }}
          >
            {keptTexts.clear}
          </Button>
        </>
      ) : (
        <>
          <p>{keptTexts.cleared}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              if (cleared) restore(cleared);
              setCleared(null);
              say(keptTexts.undone);
            }}
          >
            {keptTexts.undo}
          </Button>
        </>
      )}
    </Answers>
  );
}
