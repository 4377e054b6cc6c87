import { useShell } from '@ia/federation';
import { canAsk, MAX_PROMPT } from '@ia/shared-services/ai';
import {
  type Category,
  type Choices,
  finalPrompt,
  lacksTask,
  longest,
  missing,
  partsOf,
  promptStretches,
  type Recipe,
  WHOLE,
  wholeByHand,
} from '@ia/shared-services/recipes';
import { glossaryHref, parse } from '@ia/shared-services/rich-text';
import { useDeviceKeeps } from '@ia/shared-services/storage';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { askFirst, type Question, Questions } from '@ia/shared-ui/form';
import { Sparkles } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Small, TermText } from '@ia/shared-ui/text';
import { useEffect, useRef, useState } from 'react';
import {
  createTexts,
  keptTexts,
  partNames,
  partTexts,
  privacyTexts,
  wholeTexts,
} from '../../../content/texts.ts';
import { ownWords } from '../../../rules/choices.ts';
import { isOwn } from '../../../rules/own-recipe.ts';
import { OwnActions } from '../own/OwnActions.tsx';
import { screenOnly } from '../print.styles.ts';
import { FavouriteButton } from '../recipes/FavouriteButton.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { CopyPrompt } from './CopyPrompt.tsx';
import { Actions, Columns, Finished, Panel, TitleRow } from './CreateStep.styles.ts';
import { NextBar } from './NextBar.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { useBlanks } from './use-blanks.ts';
import { useFresh } from './use-fresh.ts';
import { WholePrompt } from './WholePrompt.tsx';

interface CreateStepProps {
  recipe: Recipe;
  category: Category | undefined;
  /** The values of a shared link. */
  given: Choices;
  onGenerate: (prompt: string, choices: Choices) => void;
  onCopied?: (prompt: string) => void;
}

const HELP = 'prompt-factory-generate-help';

/** Step 3: the template to fill in, and the prompt it makes, live. */
export function CreateStep({ recipe, category, given, onGenerate, onCopied }: CreateStepProps) {
  const shell = useShell();
  const keeps = useDeviceKeeps();
  const { choices, changed, offered, choose, restore } = useBlanks(recipe, given);
  const form = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [questions] = useState(() => new Set<Question>());
  const [attempts, setAttempts] = useState(0);
  const empty = [
    ...missing(recipe, choices).map(({ label }) => label),
    ...(lacksTask(recipe, choices) ? [partNames.task.name] : []),
  ];
  const prompt = finalPrompt(recipe, choices);
  const stretches = promptStretches(recipe, choices);
  const fresh = useFresh(choices);
  const result = useRef<HTMLHeadingElement>(null);
  const excess = prompt.length - MAX_PROMPT;
  const byHand = wholeByHand(choices) !== null;
  const blanks = recipe.placeholders.length;
  const ready = empty.length === 0 && prompt !== '' && excess <= 0;
  const asked = askable(shell, recipe);

  /** Not dead buttons: they lead to what is missing or too long, and say what it is. */
  const pointOut = () => setAttempts(attempts + 1);
  const generate = () => {
    if (!ready) pointOut();
    else if (!askFirst(questions)) onGenerate(prompt, choices);
  };
  useEffect(() => {
    // Once its message stands beside it.
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
            <p>{isOwn(recipe) ? createTexts.templateIntroOwn : createTexts.templateIntro}</p>
          )}
          {!byHand && partsOf(recipe).length > 1 && <p>{partTexts.intro}</p>}
          {offered && (
            <Alert kind="info" title={createTexts.offered}>
              <p css={{ overflowWrap: 'anywhere' }}>{createTexts.offeredWords(ownWords(offered))}</p>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  // Before the button that was pressed goes away.
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
              tooLong={excess > 0 ? longest(recipe, choices) : undefined}
              attempted={attempts > 0}
              onChoose={choose}
            />
          )}
          <Small>{keeps ? keptTexts.blanks : keptTexts.refused}</Small>
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
            choice={choices[WHOLE]}
            tooLong={byHand && excess > 0}
            onChoose={choose}
          />
          <Finished role="status">{ready && changed ? asked.ready : ''}</Finished>
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
              <Alert kind="info" title={asked.title}>
                <TermText pieces={parse(asked.text)} hrefOf={glossaryHref} />
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

/** What pressing "Gerar com IA" will do with the prompt. The label itself is specified. */
function askable(shell: ReturnType<typeof useShell>, recipe: Recipe) {
  const context = { config: shell.ai(), backend: shell.backend() };
  const { title, titleOff, titleNoImages, on, off, offOwn, noImages } = privacyTexts;
  const { ready, readyOff, readyOffOwn } = createTexts;
  if (canAsk(context, recipe.type)) return { title, text: on, ready };
  if (isOwn(recipe)) return { title: titleOff, text: offOwn, ready: readyOffOwn };
  if (recipe.type !== 'image') return { title: titleOff, text: off, ready: readyOff };
  return { title: canAsk(context) ? titleNoImages : titleOff, text: noImages, ready: readyOff };
}
