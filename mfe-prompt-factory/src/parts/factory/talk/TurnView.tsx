import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Heading } from '@ia/shared-ui/text';
import { useMemo } from 'react';
import { talkTexts } from '../../../content/talk.ts';
import type { StoredTurn } from '../../../state/answers.ts';
import { AnswerView } from '../answer/AnswerView.tsx';
import type { AnswerStore } from '../answer/answer-store.ts';
import type { ShownAnswer } from '../answer/shown-answer.ts';
import { storedAnswerStore } from '../answer/use-generation.ts';
import { PromptText } from '../panel.styles.ts';

interface TurnViewProps {
  recipe: Recipe;
  shown: ShownAnswer;
  /** Number of the turn, from 1. */
  position: number;
  /** Without a source, the turn is in progress. */
  turn: Pick<StoredTurn, 'ask' | 'at'> & Partial<StoredTurn>;
  /** Store of the answer in progress. */
  liveAnswer: AnswerStore;
  onCancel: () => void;
  onRetry?: (() => void) | undefined;
}

/** One turn: the visitor's message and its answer. */
export function TurnView({ recipe, shown, position, turn, liveAnswer, onCancel, onRetry }: TurnViewProps) {
  const { ask, at, source, value = '', reason, incomplete } = turn;
  const answers = useMemo(
    () =>
      source === 'ai' || source === 'team'
        ? storedAnswerStore({ source, value, reason, incomplete })
        : liveAnswer,
    [source, value, reason, incomplete, liveAnswer],
  );
  return (
    <li>
      <Heading level={4} tabIndex={-1}>
        {talkTexts.turn(position)}
      </Heading>
      <p>{talkTexts.you}</p>
      <PromptText>{ask}</PromptText>
      {source === 'none' ? (
        <Alert kind="info" title={talkTexts.practice}>
          {reason && `${talkTexts.why[reason]} `}
          {talkTexts.practiceWhy}
        </Alert>
      ) : (
        <AnswerView
          recipe={recipe}
          shown={{ ...shown, at, answers }}
          inTalk
          onCancel={onCancel}
          onRetry={onRetry}
        />
      )}
    </li>
  );
}
