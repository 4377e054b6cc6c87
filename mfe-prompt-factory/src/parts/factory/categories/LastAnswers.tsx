import { useRoute, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Heading, Small, TextLink } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { mineTexts } from '../../../content/mine.ts';
import { keptTexts } from '../../../content/texts.ts';
import { momentOf } from '../../../rules/own-text.ts';
import { mineAddress, resultAddress } from '../../../rules/place.ts';
import { useAnswers } from '../../../state/answers.ts';
import { Answers, Line } from './LastAnswers.styles.ts';

/** The rest is a page of its own. */
const FIRST = 5;

/** The way back to what was generated, and a way to leave nothing on a shared computer. */
export function LastAnswers() {
  const shell = useShell();
  const { path } = useRoute();
  const { answers, clear, restore } = useAnswers();
  const heading = useRef<HTMLHeadingElement>(null);
  const [cleared, setCleared] = useState<typeof answers | null>(null);
  const all = shell.href(mineAddress(path));
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
            {answers.slice(0, FIRST).map(({ id, recipeId, title, at, incomplete }) => {
              const href = shell.href(resultAddress(path, recipeId, id));
              return (
                <Line key={id}>
                  {href ? <TextLink href={href}>{title}</TextLink> : title}
                  <Small>
                    {momentOf({ at })}
                    {incomplete && ` · ${keptTexts.incomplete}`}
                  </Small>
                </Line>
              );
            })}
          </ul>
          {all && <TextLink href={all}>{mineTexts.all(answers.length)}</TextLink>}
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
