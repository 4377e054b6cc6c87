import { useRoute } from '@ia/federation';
import { useMemo } from 'react';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { parseWizardRoute, type UnresolvedPart, type WizardRoute } from '../../../rules/wizard-route.ts';
import { type StoredAnswer, useAnswers } from '../../../state/answers.ts';
import type { AnswerStore } from '../answer/answer-store.ts';
import type { ShownAnswer } from '../answer/shown-answer.ts';
import { type PromptRequest, storedAnswerStore } from '../answer/use-generation.ts';

/** A step of the wizard with all its data: a result has its answer too. */
export type ResolvedRoute =
  | Exclude<WizardRoute, { step: 'result' }>
  | (Extract<WizardRoute, { step: 'result' }> & { shown: ShownAnswer });

/**
 * Resolves the URL to a step of the wizard. A result resolves to the latest request of this tab or a stored
 * answer; without one, to the recipe.
 * @param live answer of `latestRequest`, which may still stream in
 * @returns `unresolved`: the part of the URL that names nothing known
 */
export function useWizardRoute(
  catalogue: Catalogue,
  latestRequest: PromptRequest | null,
  live: AnswerStore,
): { route: ResolvedRoute; unresolved: UnresolvedPart | null } {
  const { query } = useRoute();
  const { answers } = useAnswers();
  const { route, unresolved } = useMemo(() => parseWizardRoute(query, catalogue), [query, catalogue]);
  const recipeId = route.step === 'result' ? route.recipe.id : null;
  const answerId = route.step === 'result' ? route.answerId : null;
  const request =
    latestRequest && latestRequest.recipe.id === recipeId && (!answerId || latestRequest.id === answerId)
      ? latestRequest
      : null;
  const storedAnswer = answers.find(
    (answer) => answer.recipeId === recipeId && (!answerId || answer.id === answerId),
  );
  const store = useMemo(() => storedAnswer && storedAnswerStore(storedAnswer), [storedAnswer]);

  if (route.step !== 'result') return { route, unresolved };
  if (request) return { route: { ...route, shown: { ...request, answers: live } }, unresolved };
  if (storedAnswer && store)
    return { route: { ...route, shown: { ...pickShownFields(storedAnswer), answers: store } }, unresolved };
  return { route: { step: 'create', recipe: route.recipe, sharedChoices: {} }, unresolved: 'answer' };
}

const pickShownFields = ({ id, prompt, choices, at }: StoredAnswer) => ({ id, prompt, choices, at });
