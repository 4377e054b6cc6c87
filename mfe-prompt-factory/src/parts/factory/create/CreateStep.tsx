import { useShell } from '@ia/federation';
import { isAiAvailable, MAX_PROMPT } from '@ia/shared-services/ai';
import {
  type Category,
  type Choices,
  finalPrompt,
  handwrittenPrompt,
  lacksTask,
  longestChoice,
  missingPlaceholders,
  promptSegments,
  type Recipe,
  recipeParts,
  WHOLE_PROMPT,
} from '@ia/shared-services/recipes';
import { glossaryHref, parseRichText } from '@ia/shared-services/rich-text';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { askOpenQuestions, type Question, Questions } from '@ia/shared-ui/form';
import { Sparkles } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Small, TermText } from '@ia/shared-ui/text';
import { useEffect, useRef, useState } from 'react';
import {
  createTexts,
  partNames,
  partTexts,
  privacyTexts,
  storageTexts,
  wholePromptTexts,
} from '../../../content/texts.ts';
import { collectOwnTexts, defaultChoices } from '../../../rules/choices.ts';
import { isOwnRecipe } from '../../../rules/own-recipe.ts';
import { CopyPrompt } from '../copy/CopyPrompt.tsx';
import { OwnActions } from '../own/OwnActions.tsx';
import { Actions, Panel } from '../panel.styles.ts';
import { screenOnly } from '../print.styles.ts';
import { FavouriteButton } from '../recipe-grid/FavouriteButton.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { Columns, Finished, TitleRow } from './CreateStep.styles.ts';
import { NextBar } from './NextBar.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { useBlanks } from './use-blanks.ts';
import { useChangedKeys } from './use-changed-keys.ts';
import { WholePrompt } from './WholePrompt.tsx';

interface CreateStepProps {
  recipe: Recipe;
  category: Category | undefined;
  /** Values from a shared link. */
  sharedChoices: Choices;
  onGenerate: (prompt: string, choices: Choices) => void;
  onCopied?: (prompt: string) => void;
}

const HELP_ID = 'prompt-factory-generate-help';
const HELP_TITLE_ID = `${HELP_ID}-title`;
const INTRO_ID = 'prompt-factory-create-intro';

/** Step 3: the template to fill in, with a live preview of the prompt. */
export function CreateStep({ recipe, category, sharedChoices, onGenerate, onCopied }: CreateStepProps) {
  const shell = useShell();
  const canStore = useCanStoreOnDevice();
  const { choices, restorableDraft, choose, restore } = useBlanks(recipe, sharedChoices);
  const form = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The personal-data questions that fields below register; open ones are asked before the prompt is sent.
  const [questions] = useState(() => new Set<Question>());
  const [attempts, setAttempts] = useState(0);
  const missingLabels = [
    ...missingPlaceholders(recipe, choices).map(({ label }) => label),
    ...(lacksTask(recipe, choices) ? [partNames.task.name] : []),
  ];
  const prompt = finalPrompt(recipe, choices);
  const isChanged = prompt !== finalPrompt(recipe, defaultChoices(recipe));
  const segments = promptSegments(recipe, choices);
  const changedKeys = useChangedKeys(choices);
  const promptHeading = useRef<HTMLHeadingElement>(null);
  const excess = prompt.length - MAX_PROMPT;
  const isHandwritten = handwrittenPrompt(choices) !== null;
  const hasIntro = !isHandwritten && recipe.placeholders.length > 0;
  const isReady = missingLabels.length === 0 && prompt !== '' && excess <= 0;
  const aiTexts = generationTexts(shell, recipe);

  /** The buttons stay enabled: they focus the incomplete field and show its error. */
  const focusMissing = () => setAttempts(attempts + 1);
  const generate = () => {
    if (!isReady) focusMissing();
    else if (!askOpenQuestions(questions)) onGenerate(prompt, choices);
  };
  useEffect(() => {
    // Run after the error message has rendered.
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[data-unfinished]')?.focus();
  }, [attempts]);
  const help =
    missingLabels.length > 0
      ? createTexts.missing(missingLabels)
      : prompt === ''
        ? wholePromptTexts.empty
        : createTexts.tooLong(excess);

  return (
    <Questions value={questions}>
      <TitleRow>
        <div>
          {category && <Eyebrow>{createTexts.eyebrow(category.title)}</Eyebrow>}
          <Heading level={2} aria-describedby={hasIntro ? INTRO_ID : undefined}>
            {recipe.title}
          </Heading>
        </div>
        <FavouriteButton recipe={recipe} />
      </TitleRow>
      <Columns ref={form}>
        <Panel css={screenOnly}>
          <Heading level={3} ref={title} tabIndex={-1}>
            {createTexts.template}
          </Heading>
          {hasIntro && (
            <p id={INTRO_ID}>
              {isOwnRecipe(recipe) ? createTexts.templateIntroOwn : createTexts.templateIntro}
            </p>
          )}
          {!isHandwritten && recipeParts(recipe).length > 1 && <p>{partTexts.intro}</p>}
          {restorableDraft && (
            <Alert kind="info" title={createTexts.offered}>
              <p css={{ overflowWrap: 'anywhere' }}>
                {createTexts.offeredText(collectOwnTexts(restorableDraft))}
              </p>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  // Move focus before the pressed button is unmounted.
                  title.current?.focus();
                  restore();
                  shell.announce(createTexts.restored);
                }}
              >
                {createTexts.restore}
              </Button>
            </Alert>
          )}
          {isHandwritten ? (
            <Alert kind="info">{wholePromptTexts.aside}</Alert>
          ) : (
            <TemplateForm
              recipe={recipe}
              choices={choices}
              tooLong={excess > 0 ? longestChoice(recipe, choices) : undefined}
              excess={excess}
              attempted={attempts > 0}
              onChoose={choose}
            />
          )}
          <Small>{canStore ? storageTexts.blanks : storageTexts.refused}</Small>
          <NextBar
            segments={isHandwritten ? [{ text: prompt }] : segments}
            changedKeys={changedKeys}
            onNext={() => promptHeading.current?.focus()}
          />
        </Panel>
        <Panel data-tone="result">
          <Heading level={3} ref={promptHeading} tabIndex={-1}>
            {createTexts.prompt}
          </Heading>
          <WholePrompt
            prompt={prompt}
            segments={segments}
            changedKeys={changedKeys}
            choice={choices[WHOLE_PROMPT]}
            excess={excess}
            onChoose={choose}
          />
          <Finished role="status">{isReady && isChanged ? aiTexts.ready : ''}</Finished>
          <div id={HELP_ID} css={screenOnly}>
            {isReady ? (
              <Alert kind="info" title={<span id={HELP_TITLE_ID}>{aiTexts.title}</span>}>
                <TermText pieces={parseRichText(aiTexts.text)} hrefOf={glossaryHref} />
              </Alert>
            ) : (
              <Alert kind="warning">{help}</Alert>
            )}
          </div>
          <Actions>
            <Button
              iconStart={Sparkles}
              aria-disabled={!isReady}
              aria-describedby={isReady ? HELP_TITLE_ID : HELP_ID}
              onClick={generate}
            >
              {createTexts.generate}
            </Button>
            <CopyPrompt
              prompt={prompt}
              onCopied={onCopied}
              onUnfinished={missingLabels.length > 0 || prompt === '' ? focusMissing : undefined}
            />
            <ShareButton recipe={recipe} choices={choices} />
          </Actions>
        </Panel>
      </Columns>
      <div css={[screenOnly, { marginBlockStart: '1.5rem' }]}>
        <OwnActions recipe={recipe} />
      </div>
    </Questions>
  );
}

/**
 * Texts for the button "Gerar com IA", whose label is fixed: they say whether the prompt leaves the site. Without a
 * provider (`off`), the button shows an example of the team; a visitor's own recipe has none, images have a drawing.
 */
function generationTexts(shell: ReturnType<typeof useShell>, recipe: Recipe) {
  const context = { config: shell.ai(), backend: shell.backend() };
  const { title, titleOff, titleOffOwn, titleOffImage, titleNoImages, on, off, offOwn, noImages } =
    privacyTexts;
  const { ready, readyOff, readyOffOwn } = createTexts;
  if (isAiAvailable(context, recipe.type)) return { title, text: on, ready };
  if (isOwnRecipe(recipe)) return { title: titleOffOwn, text: offOwn, ready: readyOffOwn };
  if (recipe.type !== 'image') return { title: titleOff, text: off, ready: readyOff };
  return { title: isAiAvailable(context) ? titleNoImages : titleOffImage, text: noImages, ready: readyOff };
}
