import { useShell } from '@ia/federation';
import { type Choice, type PromptStretch, WHOLE } from '@ia/shared-services/recipes';
import { Button } from '@ia/shared-ui/button';
import { Pencil, RotateCcw } from '@ia/shared-ui/icon';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { useEffect, useId, useRef } from 'react';
import { createTexts, wholeTexts } from '../../../content/texts.ts';
import { screenOnly } from '../print.styles.ts';
import { PromptText } from './CreateStep.styles.ts';
import { Note, Text } from './PartBlock.styles.ts';
import { PromptWords } from './PromptWords.tsx';

interface WholePromptProps {
  prompt: string;
  /** The same, as the recipe makes it. */
  stretches: readonly PromptStretch[];
  /** Placeholders whose words have just been chosen. */
  fresh: readonly string[];
  choice: Choice | undefined;
  tooLong: boolean;
  onChoose: (key: string, choice: Choice) => void;
}

/** The finished prompt: as the recipe makes it, or written by hand, and the way from one to the other. */
export function WholePrompt({ prompt, stretches, fresh, choice, tooLong, onChoose }: WholePromptProps) {
  const { announce } = useShell();
  const own = choice?.own ?? false;
  const note = useId();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const traded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field stands, or is gone, once the kind of text has changed
  useEffect(() => {
    if (traded.current) (field.current ?? action.current)?.focus();
    traded.current = false;
  }, [own]);
  const trade = () => {
    traded.current = true;
    announce(own ? wholeTexts.resetDone : wholeTexts.changed);
    onChoose(
      WHOLE,
      own
        ? // Set aside, so that a slip of the finger loses nothing.
          { value: '', own: false, ...(choice?.value.trim() && { words: choice.value }) }
        : { value: choice?.words ?? prompt, own: true },
    );
  };
  const wrong = tooLong || (own && prompt === '');
  return (
    <>
      {own ? (
        <>
          <Text
            ref={field}
            id={id}
            aria-label={wholeTexts.field}
            aria-invalid={wrong}
            aria-describedby={note}
            data-unfinished={wrong || undefined}
            data-testid="final-prompt"
            rows={8}
            value={choice?.value ?? ''}
            onChange={({ target }) => onChoose(WHOLE, { value: target.value, own: true })}
          />
          <Note id={note} data-wrong={wrong}>
            {tooLong ? createTexts.blankTooLong : prompt === '' ? wholeTexts.empty : wholeTexts.note}
          </Note>
          <PersonalDataCheck
            field={id}
            value={choice?.value ?? ''}
            onValueChange={(value) => onChoose(WHOLE, { value, own: true })}
          />
        </>
      ) : (
        <PromptText data-testid="final-prompt">
          <PromptWords stretches={stretches} fresh={fresh} />
        </PromptText>
      )}
      <div css={screenOnly}>
        <Button ref={action} variant="quiet" size="sm" iconStart={own ? RotateCcw : Pencil} onClick={trade}>
          {own ? wholeTexts.reset : choice?.words ? wholeTexts.again : wholeTexts.change}
        </Button>
      </div>
    </>
  );
}
