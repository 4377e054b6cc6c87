import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Heading } from '@ia/shared-ui/text';
import { useMemo } from 'react';
import { talkTexts } from '../../../content/talk.ts';
import type { KeptTurn } from '../../../state/answers.ts';
import { PromptText } from '../create/CreateStep.styles.ts';
import { AnswerView } from '../result/AnswerView.tsx';
import type { AnswerStore } from '../result/answer-store.ts';
import { keptStore } from '../result/use-generation.ts';
import type { Shown } from '../wizard/use-place.ts';

interface TurnViewProps {
  recipe: Recipe;
  shown: Shown;
  /** The how-manieth, from 1. */
  place: number;
  /** Without a source it is the one under way. */
  turn: Pick<KeptTurn, 'ask' | 'at'> & Partial<KeptTurn>;
  live: AnswerStore;
  onCancel: () => void;
  onRetry?: (() => void) | undefined;
}

/** What the visitor said, and the answer to it. */
export function TurnView({ recipe, shown, place, turn, live, onCancel, onRetry }: TurnViewProps) {
  const { ask, at, source, value = '', reason, incomplete } = turn;
  const answers = useMemo(
    () => (source === 'ai' || source === 'team' ? keptStore({ source, value, reason, incomplete }) : live),
    [source, value, reason, incomplete, live],
  );
  return (
    <li>
      <Heading level={4} tabIndex={-1}>
        {talkTexts.turn(place)}
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
