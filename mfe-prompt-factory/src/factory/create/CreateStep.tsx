import { useShell } from '@ia/federation';
import { canAsk, MAX_PROMPT } from '@ia/shared-services/ai';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Sparkles } from '@ia/shared-ui/icon';
import { Eyebrow, Heading } from '@ia/shared-ui/text';
import { useRef } from 'react';
import type { Category, Recipe } from '../../content/recipes/recipe.ts';
import { createTexts, privacyTexts } from '../../content/texts.ts';
import { type Choices, finalPrompt, longest, missing } from '../../state/prompt.ts';
import type { Choice } from '../../state/wizard.ts';
import { FavouriteButton } from '../recipes/FavouriteButton.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { CopyPrompt } from './CopyPrompt.tsx';
import { Actions, Columns, Finished, Panel, PromptText, TitleRow } from './CreateStep.styles.ts';
import { TemplateForm } from './TemplateForm.tsx';

interface CreateStepProps {
  recipe: Recipe;
  category: Category | undefined;
  choices: Choices;
  /** The visitor changed a choice. */
  changed: boolean;
  onChoose: (key: string, choice: Choice) => void;
  onGenerate: (prompt: string) => void;
  onCopied?: (prompt: string) => void;
}

const HELP = 'prompt-factory-generate-help';

/** Step 3: the template to fill in, and the prompt it makes, live. */
export function CreateStep(props: CreateStepProps) {
  const { recipe, category, choices, changed, onChoose, onGenerate, onCopied } = props;
  const shell = useShell();
  const form = useRef<HTMLDivElement>(null);
  const empty = missing(recipe, choices);
  const prompt = finalPrompt(recipe, choices);
  const excess = prompt.length - MAX_PROMPT;
  const ready = empty.length === 0 && excess <= 0;

  const generate = () => {
    // Not a dead button: it leads to what is missing or too long.
    if (ready) onGenerate(prompt);
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <>
      <TitleRow>
        <div>
          {category && <Eyebrow>{createTexts.eyebrow(category.title)}</Eyebrow>}
          <Heading level={2}>{recipe.title}</Heading>
        </div>
        <FavouriteButton recipe={recipe} />
      </TitleRow>
      <Columns>
        <Panel ref={form}>
          <Heading level={3}>{createTexts.template}</Heading>
          <p>{createTexts.templateIntro}</p>
          <TemplateForm
            key={recipe.id}
            recipe={recipe}
            choices={choices}
            tooLong={excess > 0 ? longest(choices) : undefined}
            onChoose={onChoose}
          />
        </Panel>
        <Panel data-tone="result">
          <Heading level={3}>{createTexts.prompt}</Heading>
          <PromptText data-testid="final-prompt">{prompt}</PromptText>
          <Finished role="status">{ready && changed ? createTexts.ready : ''}</Finished>
          <Actions>
            <Button iconStart={Sparkles} aria-disabled={!ready} aria-describedby={HELP} onClick={generate}>
              {createTexts.generate}
            </Button>
            <CopyPrompt prompt={prompt} onCopied={onCopied} />
            <ShareButton recipe={recipe} choices={choices} />
          </Actions>
          <div id={HELP}>
            {ready ? (
              <Alert kind="info" title={privacyTexts.title}>
                {canAsk({ config: shell.ai(), backend: shell.backend() }, recipe.type)
                  ? privacyTexts.on
                  : privacyTexts.off}
              </Alert>
            ) : (
              <Alert kind="warning">
                {empty.length > 0
                  ? createTexts.missing(empty.map(({ label }) => label))
                  : createTexts.tooLong(excess)}
              </Alert>
            )}
          </div>
        </Panel>
      </Columns>
    </>
  );
}
