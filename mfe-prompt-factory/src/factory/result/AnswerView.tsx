import { Alert } from '@ia/shared-ui/alert';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { ArrowDown, Sparkles, Users, X } from '@ia/shared-ui/icon';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { useSyncExternalStore } from 'react';
import type { Recipe } from '../../content/recipes/recipe.ts';
import { resultTexts } from '../../content/texts.ts';
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

/**
 * The answer: awaited, growing, there, or missing. The only part that renders with each piece of a stream. The text
 * keeps its place in the tree from its first word to its last, so that the end of a long answer parses nothing again.
 */
export function AnswerView({ recipe, prompt, answers, onCancel, onRetry }: AnswerViewProps) {
  const state = useSyncExternalStore(answers.subscribe, answers.get);
  if (state.status === 'idle') return null;
  const answer = state.status === 'done' ? state.answer : null;
  if (answer?.source === 'none') return <Failed onRetry={onRetry} />;

  const value = state.status === 'done' ? (answer?.value ?? '') : state.text;
  const image = recipe.type === 'image';
  const byTeam = answer?.source === 'team';
  return (
    <>
      {value === '' ? <Waiting type={recipe.type} /> : <Origin byTeam={byTeam} image={image} />}
      {byTeam && <Small>{resultTexts.why[answer.reason]}</Small>}
      {(!image || answer) && (
        <div aria-busy={answer === null} data-testid="answer">
          {image ? (
            <Picture
              src={value}
              alt={byTeam ? resultTexts.teamImage(recipe.title) : resultTexts.aiImage(prompt)}
            />
          ) : (
            <AnswerText text={value} onWritten={answers.written} />
          )}
        </div>
      )}
      {answer?.source === 'ai' && !image && <Small>{resultTexts.checkAi}</Small>}
      {answer === null ? (
        <Button variant="secondary" iconStart={X} onClick={onCancel}>
          {resultTexts.cancel}
        </Button>
      ) : (
        <div css={screenOnly}>
          {image ? (
            <LinkButton href={value} download={resultTexts.fileName} variant="quiet" iconStart={ArrowDown}>
              {resultTexts.save}
            </LinkButton>
          ) : (
            <CopyAnswer text={value} />
          )}
        </div>
      )}
    </>
  );
}

/** Who made it (decision 21). A fallback is never passed off as AI. */
function Origin({ byTeam, image }: { byTeam: boolean; image: boolean }) {
  if (!byTeam) {
    return (
      <Tag tone="accent" icon={Sparkles}>
        {resultTexts.byAi}
      </Tag>
    );
  }
  return (
    <Tag tone="info" icon={Users}>
      {image ? resultTexts.byTeamImage : resultTexts.byTeam}
    </Tag>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert kind="error" live="alert" title={resultTexts.failed}>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {resultTexts.tryAgain}
      </Button>
    </Alert>
  );
}
