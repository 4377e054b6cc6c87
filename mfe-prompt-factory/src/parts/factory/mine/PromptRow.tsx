import { useRoute, useShell } from '@ia/federation';
import { Heart, X } from '@ia/shared-ui/icon';
import { IconButton } from '@ia/shared-ui/icon-button';
import { Small, TextLink } from '@ia/shared-ui/text';
import { mineTexts } from '../../../content/mine.ts';
import { resultAddress } from '../../../rules/wizard-route.ts';
import type { StoredAnswer } from '../../../state/answers.ts';
import { momentOf, nameOf, originOf } from './exported-prompt.ts';
import { Beginning, Row } from './MyPrompts.styles.ts';

interface PromptRowProps {
  answer: StoredAnswer;
  onFavour: (favourite: boolean) => void;
  onErase: () => void;
}

/** One stored prompt, with a link to its answer and actions. */
export function PromptRow({ answer, onFavour, onErase }: PromptRowProps) {
  const shell = useShell();
  const { path } = useRoute();
  const { id, recipeId, title, prompt, favourite = false } = answer;
  const href = shell.href(resultAddress(path, recipeId, id));
  return (
    <Row>
      <div>
        {href ? <TextLink href={href}>{title}</TextLink> : title}
        <br />
        <Small>{`${momentOf(answer)} · ${originOf(answer)}`}</Small>
      </div>
      <div>
        <IconButton
          icon={Heart}
          label={mineTexts.favourite(nameOf(answer))}
          aria-pressed={favourite}
          onClick={() => {
            onFavour(!favourite);
            shell.announce((favourite ? mineTexts.unmarked : mineTexts.marked)(title));
          }}
        />
        <IconButton icon={X} label={mineTexts.erase(nameOf(answer))} onClick={onErase} />
      </div>
      <Beginning>{prompt}</Beginning>
    </Row>
  );
}
