import { Alert } from '@ia/shared-ui/alert';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { ArrowDown, Sparkles, Users, X } from '@ia/shared-ui/icon';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { useSyncExternalStore } from 'react';
import type { Recipe } from '../../content/recipes/recipe.ts';
import { resultTexts } from '../../content/texts.ts';
import type { Answer } from '../../data/generate.ts';
import { screenOnly } from '../print.styles.ts';
import { AnswerText } from './AnswerText.tsx';
import type { AnswerStore } from './answer-store.ts';
import { CopyAnswer } from './CopyAnswer.tsx';
import { Picture } from './ResultStep.styles.ts';
import { Waiting } from './Waiting.tsx';

interface AnswerViewProps {
  recipe: Recipe;
  prompt: string;
  answers: AnswerStore;
  onCancel: () => void;
  onRetry: () => void;
}

/** The answer: awaited, growing, there, or missing. The only part that renders with each piece of a stream. */
export function AnswerView({ recipe, prompt, answers, onCancel, onRetry }: AnswerViewProps) {
  const state = useSyncExternalStore(answers.subscribe, answers.get);
  if (state.status === 'idle') return null;
  if (state.status === 'done')
    return <Finished recipe={recipe} prompt={prompt} answer={state.answer} onRetry={onRetry} />;
  return (
    <>
      {state.text === '' ? <Waiting type={recipe.type} /> : <ByAi />}
      {recipe.type === 'text' && (
        <div aria-busy="true" data-testid="answer">
          <AnswerText text={state.text} />
        </div>
      )}
      <Button variant="secondary" iconStart={X} onClick={onCancel}>
        {resultTexts.cancel}
      </Button>
    </>
  );
}

const ByAi = () => (
  <Tag tone="accent" icon={Sparkles}>
    {resultTexts.byAi}
  </Tag>
);

interface FinishedProps {
  recipe: Recipe;
  prompt: string;
  answer: Answer;
  onRetry: () => void;
}

function Finished({ recipe, prompt, answer, onRetry }: FinishedProps) {
  if (answer.source === 'none') {
    return (
      <Alert kind="error" live="alert" title={resultTexts.failed}>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {resultTexts.tryAgain}
        </Button>
      </Alert>
    );
  }
  const byAi = answer.source === 'ai';
  const image = recipe.type === 'image';
  return (
    <>
      {byAi ? (
        <ByAi />
      ) : (
        <Tag tone="info" icon={Users}>
          {image ? resultTexts.byTeamImage : resultTexts.byTeam}
        </Tag>
      )}
      {answer.source === 'team' && <Small>{resultTexts.why[answer.reason]}</Small>}
      <div data-testid="answer">
        {image ? (
          <Picture
            src={answer.value}
            alt={byAi ? resultTexts.aiImage(prompt) : resultTexts.teamImage(recipe.title)}
          />
        ) : (
          <AnswerText text={answer.value} />
        )}
      </div>
      {byAi && !image && <Small>{resultTexts.checkAi}</Small>}
      <div css={screenOnly}>
        {image ? (
          <LinkButton
            href={answer.value}
            download={resultTexts.fileName}
            variant="quiet"
            iconStart={ArrowDown}
          >
            {resultTexts.save}
          </LinkButton>
        ) : (
          <CopyAnswer text={answer.value} />
        )}
      </div>
    </>
  );
}
