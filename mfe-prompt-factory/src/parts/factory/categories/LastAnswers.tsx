import { useRoute, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Heading, Small, TextLink } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { myPromptsTexts } from '../../../content/mine.ts';
import { storageTexts } from '../../../content/texts.ts';
import { myPromptsStepAddress, resultStepAddress } from '../../../rules/wizard-address.ts';
import { useAnswers } from '../../../state/answers.ts';
import { formatTime } from '../mine/exported-prompt.ts';
import { Answers, Line } from './LastAnswers.styles.ts';

/** Number of answers in the list; «Os meus prompts» lists all. */
const MAX_LISTED = 5;

/** Links to the latest answers, and a button that deletes them, for shared computers. */
export function LastAnswers() {
  const shell = useShell();
  const { path } = useRoute();
  const { answers, clear, restore } = useAnswers();
  const heading = useRef<HTMLHeadingElement>(null);
  const [cleared, setCleared] = useState<typeof answers | null>(null);
  const allHref = shell.href(myPromptsStepAddress(path));
  if (answers.length === 0 && !cleared) return null;

  /** Move focus first: the pressed button will be unmounted. */
  const focusAndAnnounce = (message: string) => {
    heading.current?.focus();
    shell.announce(message);
  };
  return (
    <Answers>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {storageTexts.last}
      </Heading>
      {answers.length > 0 ? (
        <>
          <ul>
            {answers.slice(0, MAX_LISTED).map(({ id, recipeId, title, at, incomplete }) => {
              const href = shell.href(resultStepAddress(path, recipeId, id));
              return (
                <Line key={id}>
                  {href ? <TextLink href={href}>{title}</TextLink> : title}
                  <Small>
                    {formatTime({ at })}
                    {incomplete && ` · ${storageTexts.incomplete}`}
                  </Small>
                </Line>
              );
            })}
          </ul>
          {allHref && <TextLink href={allHref}>{myPromptsTexts.all(answers.length)}</TextLink>}
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setCleared(answers);
              clear();
              focusAndAnnounce(storageTexts.cleared);
            }}
          >
            {storageTexts.clear}
          </Button>
        </>
      ) : (
        <>
          <p>{storageTexts.cleared}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              if (cleared) restore(cleared);
              setCleared(null);
              focusAndAnnounce(storageTexts.undone);
            }}
          >
            {storageTexts.undo}
          </Button>
        </>
      )}
    </Answers>
  );
}
