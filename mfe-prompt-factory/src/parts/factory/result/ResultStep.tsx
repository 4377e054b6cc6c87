import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { Lightbulb, Newspaper, Plus } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Small } from '@ia/shared-ui/text';
import { useRef, useState, useSyncExternalStore } from 'react';
import { resultTexts, wizardTexts } from '../../../content/texts.ts';
import { isOwnRecipe } from '../../../rules/own-recipe.ts';
import { AnswerView, ORIGIN_ID } from '../answer/AnswerView.tsx';
import type { ShownAnswer } from '../answer/shown-answer.ts';
import { CompareSection } from '../compare/CompareSection.tsx';
import { CopyPrompt } from '../copy/CopyPrompt.tsx';
import { Panel, PromptText } from '../panel.styles.ts';
import { screenOnly } from '../print.styles.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { RecipeRating } from './RecipeRating.tsx';
import { Aside, Columns, Foot, Head, Tip } from './ResultStep.styles.ts';

interface ResultStepProps {
  recipe: Recipe;
  /** The answer, pending or stored, with its prompt. */
  shown: ShownAnswer;
  onCancel: () => void;
  onRetry: () => void;
  onAnother: () => void;
  onCopied?: (prompt: string) => void;
}

/** Lazy chunk: a conversation starts only after the answer. */
const loadTalk = () => import('../talk/Talk.tsx');

/** Result: prompt, answer, tip, rating and next steps. */
export function ResultStep(props: ResultStepProps) {
  const { recipe, shown, onCancel, onRetry, onAnother, onCopied } = props;
  const { prompt, choices } = shown;
  const shell = useShell();
  const firstAnswer = useFirstAnswer(shown, recipe);
  const talk = useModule(loadTalk, firstAnswer !== null, shell.report);
  const heading = useRef<HTMLHeadingElement>(null);
  const tips = recipe.advanced_tips;
  const [tip] = useState(() => tips[Math.floor(Math.random() * tips.length)]);

  return (
    <>
      <Head>
        <Eyebrow>{recipe.title}</Eyebrow>
        <Heading level={2} aria-describedby={ORIGIN_ID}>
          {resultTexts.title}
        </Heading>
      </Head>
      <Columns>
        <Aside>
          <Panel data-tone="result">
            <Heading level={3} ref={heading} tabIndex={-1}>
              {resultTexts.answer}
            </Heading>
            <AnswerView
              recipe={recipe}
              shown={shown}
              onCancel={() => {
                // Move focus before the pressed button is unmounted.
                heading.current?.focus();
                onCancel();
              }}
              onRetry={() => {
                // Move focus before the pressed button is unmounted.
                heading.current?.focus();
                onRetry();
              }}
            />
          </Panel>
          {firstAnswer !== null && talk.status === 'ready' && (
            <talk.module.Talk key={shown.id} recipe={recipe} shown={shown} firstAnswer={firstAnswer} />
          )}
          {talk.status === 'failed' && (
            <Alert kind="error" live="alert" title={resultTexts.talkBroken} onRetry={talk.retry}>
              <p>{wizardTexts.brokenWhy}</p>
            </Alert>
          )}
        </Aside>
        <Aside>
          <Panel>
            <Heading level={3} size="h4">
              {resultTexts.prompt}
            </Heading>
            <PromptText data-testid="final-prompt">{prompt}</PromptText>
            <Foot css={screenOnly}>
              <CopyPrompt prompt={prompt} onCopied={onCopied} />
              <ShareButton recipe={recipe} choices={choices} />
            </Foot>
          </Panel>
          {tip && (
            <Tip css={screenOnly}>
              <Heading level={3} size="h4">
                <Lightbulb aria-hidden="true" /> {resultTexts.tip}
              </Heading>
              <Small>{tip}</Small>
            </Tip>
          )}
          {!isOwnRecipe(recipe) && (
            <Panel css={screenOnly}>
              <RecipeRating recipeId={recipe.id} />
            </Panel>
          )}
        </Aside>
      </Columns>
      {firstAnswer !== null && <CompareSection key={shown.id} recipe={recipe} shown={shown} />}
      <Foot css={screenOnly} data-end>
        <Button size="lg" variant="secondary" iconStart={Plus} onClick={onAnother}>
          {resultTexts.another}
        </Button>
        <Button size="lg" variant="secondary" iconStart={Newspaper} onClick={() => window.print()}>
          {resultTexts.print}
        </Button>
      </Foot>
    </>
  );
}

/**
 * First answer of a conversation: a complete text, by AI or team. The snapshot changes once, not on each streamed
 * piece.
 */
function useFirstAnswer({ answers }: ShownAnswer, { type }: Recipe): string | null {
  return useSyncExternalStore(answers.subscribe, () => {
    const state = answers.get();
    if (type !== 'text' || state.status !== 'done' || state.answer.source === 'none') return null;
    return state.answer.source === 'ai' && state.answer.incomplete ? null : state.answer.value;
  });
}
