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
  partsOf,
  promptSegments,
  type Recipe,
  WHOLE_PROMPT,
} from '@ia/shared-services/recipes';
import { glossaryHref, parse } from '@ia/shared-services/rich-text';
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
  wholeTexts,
} from '../../../content/texts.ts';
import { ownTextsOf } from '../../../rules/choices.ts';
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
import { useFresh } from './use-fresh.ts';
import { WholePrompt } from './WholePrompt.tsx';

interface CreateStepProps {
  recipe: Recipe;
  category: Category | undefined;
  /** Values from a shared link. */
  given: Choices;
  onGenerate: (prompt: string, choices: Choices) => void;
  onCopied?: (prompt: string) => void;
}

const HELP = 'prompt-factory-generate-help';

/** Step 3: the template to fill in, with a live preview of the prompt. */
export function CreateStep({ recipe, category, given, onGenerate, onCopied }: CreateStepProps) {
  const shell = useShell();
  const canStore = useCanStoreOnDevice();
  const { choices, changed, offered, choose, restore } = useBlanks(recipe, given);
  const form = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [questions] = useState(() => new Set<Question>());
  const [attempts, setAttempts] = useState(0);
  const empty = [
    ...missingPlaceholders(recipe, choices).map(({ label }) => label),
    ...(lacksTask(recipe, choices) ? [partNames.task.name] : []),
  ];
  const prompt = finalPrompt(recipe, choices);
  const stretches = promptSegments(recipe, choices);
  const fresh = useFresh(choices);
  const result = useRef<HTMLHeadingElement>(null);
  const excess = prompt.length - MAX_PROMPT;
  const byHand = handwrittenPrompt(choices) !== null;
  const blanks = recipe.placeholders.length;
  const ready = empty.length === 0 && prompt !== '' && excess <= 0;
  const askingText = askable(shell, recipe);

  /** The buttons stay enabled: they focus the incomplete field and show its error. */
  const pointOut = () => setAttempts(attempts + 1);
  const generate = () => {
    if (!ready) pointOut();
    else if (!askOpenQuestions(questions)) onGenerate(prompt, choices);
  };
  useEffect(() => {
    // Run after the error message has rendered.
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[data-unfinished]')?.focus();
  }, [attempts]);
  const help =
    empty.length > 0
      ? createTexts.missing(empty)
      : prompt === ''
        ? wholeTexts.empty
        : createTexts.tooLong(excess);

  return (
    <Questions value={questions}>
      <TitleRow>
        <div>
          {category && <Eyebrow>{createTexts.eyebrow(category.title)}</Eyebrow>}
          <Heading level={2}>{recipe.title}</Heading>
        </div>
        <FavouriteButton recipe={recipe} />
      </TitleRow>
      <Columns ref={form}>
        <Panel css={screenOnly}>
          <Heading level={3} ref={title} tabIndex={-1}>
            {createTexts.template}
          </Heading>
          {!byHand && blanks > 0 && (
            <p>{isOwnRecipe(recipe) ? createTexts.templateIntroOwn : createTexts.templateIntro}</p>
          )}
          {!byHand && partsOf(recipe).length > 1 && <p>{partTexts.intro}</p>}
          {offered && (
            <Alert kind="info" title={createTexts.offered}>
              <p css={{ overflowWrap: 'anywhere' }}>{createTexts.offeredText(ownTextsOf(offered))}</p>
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
          {byHand ? (
            <Alert kind="info">{wholeTexts.aside}</Alert>
          ) : (
            <TemplateForm
              recipe={recipe}
              choices={choices}
              tooLong={excess > 0 ? longestChoice(recipe, choices) : undefined}
              attempted={attempts > 0}
              onChoose={choose}
            />
          )}
          <Small>{canStore ? storageTexts.blanks : storageTexts.refused}</Small>
          <NextBar
            stretches={byHand ? [{ text: prompt }] : stretches}
            fresh={fresh}
            onNext={() => result.current?.focus()}
          />
        </Panel>
        <Panel data-tone="result">
          <Heading level={3} ref={result} tabIndex={-1}>
            {createTexts.prompt}
          </Heading>
          <WholePrompt
            prompt={prompt}
            stretches={stretches}
            fresh={fresh}
            choice={choices[WHOLE_PROMPT]}
            tooLong={byHand && excess > 0}
            onChoose={choose}
          />
          <Finished role="status">{ready && changed ? askingText.ready : ''}</Finished>
          <Actions>
            <Button iconStart={Sparkles} aria-disabled={!ready} aria-describedby={HELP} onClick={generate}>
              {createTexts.generate}
            </Button>
            <CopyPrompt
              prompt={prompt}
              onCopied={onCopied}
              onUnfinished={empty.length > 0 || prompt === '' ? pointOut : undefined}
            />
            <ShareButton recipe={recipe} choices={choices} />
          </Actions>
          <div id={HELP} css={screenOnly}>
            {ready ? (
              <Alert kind="info" title={askingText.title}>
                <TermText pieces={parse(askingText.text)} hrefOf={glossaryHref} />
              </Alert>
            ) : (
              <Alert kind="warning">{help}</Alert>
            )}
          </div>
        </Panel>
      </Columns>
      <div css={[screenOnly, { marginBlockStart: '1.5rem' }]}>
        <OwnActions recipe={recipe} />
      </div>
    </Questions>
  );
}

/** Texts about the effect of "Gerar com IA" on the prompt. The label itself is specified. */
function askable(shell: ReturnType<typeof useShell>, recipe: Recipe) {
  const context = { config: shell.ai(), backend: shell.backend() };
  const { title, titleOff, titleNoImages, on, off, offOwn, noImages } = privacyTexts;
  const { ready, readyOff, readyOffOwn } = createTexts;
  if (isAiAvailable(context, recipe.type)) return { title, text: on, ready };
  if (isOwnRecipe(recipe)) return { title: titleOff, text: offOwn, ready: readyOffOwn };
  if (recipe.type !== 'image') return { title: titleOff, text: off, ready: readyOff };
  return { title: isAiAvailable(context) ? titleNoImages : titleOff, text: noImages, ready: readyOff };
}
