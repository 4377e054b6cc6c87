import { useRoute } from '@ia/federation';
import { useMemo } from 'react';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { type Astray, type Place, readPlace } from '../../../rules/place.ts';
import { type KeptAnswer, useAnswers } from '../../../state/answers.ts';
import type { AnswerStore } from '../result/answer-store.ts';
import { type Asked, keptStore } from '../result/use-generation.ts';

/** An answer and what it answers, under way or kept. */
export interface Shown extends Pick<Asked, 'id' | 'prompt' | 'choices' | 'at'> {
  answers: AnswerStore;
}

export type ShownPlace =
  | Exclude<Place, { step: 'result' }>
  | (Extract<Place, { step: 'result' }> & { shown: Shown });

/**
 * Where the address leads. A result leads to its answer: the one under way, or one of those that are kept; without
 * any, to the recipe.
 */
export function usePlace(
  catalogue: Catalogue,
  asked: Asked | null,
  live: AnswerStore,
): { place: ShownPlace; astray: Astray | null } {
  const { query } = useRoute();
  const { answers } = useAnswers();
  const { place, astray } = useMemo(() => readPlace(query, catalogue), [query, catalogue]);
  const recipeId = place.step === 'result' ? place.recipe.id : null;
  const answerId = place.step === 'result' ? place.answerId : null;
  const mine = asked && asked.recipe.id === recipeId && (!answerId || asked.id === answerId) ? asked : null;
  const kept = answers.find(
    (answer) => answer.recipeId === recipeId && (!answerId || answer.id === answerId),
  );
  const store = useMemo(() => kept && keptStore(kept), [kept]);

  if (place.step !== 'result') return { place, astray };
  if (mine) return { place: { ...place, shown: { ...mine, answers: live } }, astray };
  if (kept && store) return { place: { ...place, shown: { ...inView(kept), answers: store } }, astray };
  return { place: { step: 'create', recipe: place.recipe, given: {} }, astray: 'answer' };
}

const inView = ({ id, prompt, choices, at }: KeptAnswer) => ({ id, prompt, choices, at });
