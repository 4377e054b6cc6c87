import { useRoute, useShell } from '@ia/federation';
import { Heart, X } from '@ia/shared-ui/icon';
import { IconButton } from '@ia/shared-ui/icon-button';
import { Small, TextLink } from '@ia/shared-ui/text';
import { myPromptsTexts } from '../../../content/mine.ts';
import { resultStepAddress } from '../../../rules/wizard-address.ts';
import type { StoredAnswer } from '../../../state/answers.ts';
import { answerName, formatTime, originLabel } from './exported-prompt.ts';
import { PromptStart, Row } from './MyPrompts.styles.ts';

interface PromptRowProps {
  answer: StoredAnswer;
  onFavourite: (favourite: boolean) => void;
  onErase: () => void;
}

/** One stored prompt, with a link to its answer and actions. */
export function PromptRow({ answer, onFavourite, onErase }: PromptRowProps) {
  const shell = useShell();
  const { path } = useRoute();
  const { id, recipeId, title, prompt, favourite = false } = answer;
  const href = shell.href(resultStepAddress(path, recipeId, id));
  return (
    <Row>
      <div>
        {href ? <TextLink href={href}>{title}</TextLink> : title}
        <br />
        <Small>{`${formatTime(answer)} · ${originLabel(answer)}`}</Small>
      </div>
      <div>
        <IconButton
          icon={Heart}
          label={myPromptsTexts.favourite(answerName(answer))}
          aria-pressed={favourite}
          onClick={() => {
            onFavourite(!favourite);
            shell.announce((favourite ? myPromptsTexts.unmarked : myPromptsTexts.marked)(title));
          }}
        />
        <IconButton icon={X} label={myPromptsTexts.erase(answerName(answer))} onClick={onErase} />
      </div>
      <PromptStart>{prompt}</PromptStart>
    </Row>
  );
}
