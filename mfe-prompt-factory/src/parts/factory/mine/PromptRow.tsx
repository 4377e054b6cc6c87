import { useRoute, useShell } from '@ia/federation';
import { Heart, X } from '@ia/shared-ui/icon';
import { IconButton } from '@ia/shared-ui/icon-button';
import { Small, TextLink } from '@ia/shared-ui/text';
import { mineTexts } from '../../../content/mine.ts';
import { momentOf, nameOf, originOf } from '../../../rules/own-text.ts';
import { resultAddress } from '../../../rules/place.ts';
import type { KeptAnswer } from '../../../state/answers.ts';
import { Beginning, Row } from './MyPrompts.styles.ts';

interface PromptRowProps {
  answer: KeptAnswer;
  onFavour: (favourite: boolean) => void;
  onErase: () => void;
}

/** One kept prompt: the way to its answer, and what can be done with it. */
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
