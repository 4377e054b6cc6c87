import { useShell } from '@ia/federation';
import type { Choices, Recipe } from '@ia/shared-services/recipes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';
import type { Answer } from '../../../data/generate.ts';
import { type StoredAnswer, useStoreAnswer } from '../../../state/answers.ts';
import { type AnswerStore, createAnswerStore } from './answer-store.ts';
import { type InFlightRequest, receiveAnswer } from './receive.ts';

/** A request with the data needed to show and to repeat it. */
export interface PromptRequest {
  id: string;
  recipe: Recipe;
  prompt: string;
  choices: Choices;
  at: number;
}

interface Generation {
  answers: AnswerStore;
  /** The latest request in this tab. */
  latestRequest: PromptRequest | null;
  start: (request: Pick<PromptRequest, 'recipe' | 'prompt' | 'choices'>) => string;
  /** Cancels the request, including the provider call. @returns true when a partial answer was stored */
  stop: () => boolean;
  /** Cancels because another page or answer is shown. */
  abandon: () => void;
}

/** Interval of saving the partial answer, in ms: a battery may die at any time. */
const SAVE_INTERVAL_MS = 1000;

/**
 * Runs one generation at a time. A cancelled or abandoned answer is stored and marked as incomplete.
 * @param onOutput called for an answer or a fallback; not for the error text, nor for an incomplete
 * answer
 */
export function useGeneration(onOutput: (type: Recipe['type']) => void): Generation {
  const shell = useShell();
  const storeAnswer = useStoreAnswer();
  const [answers] = useState(createAnswerStore);
  const [latestRequest, setLatestRequest] = useState<PromptRequest | null>(null);
  const inFlight = useRef<InFlightRequest & { request: PromptRequest }>(null);

  const save = (request: PromptRequest, { source, value, ...rest }: Answer) => {
    if (source === 'none') return;
    const { id, recipe, prompt, choices, at } = request;
    const { title } = recipe;
    storeAnswer({
      id,
      recipeId: recipe.id,
      title,
      prompt,
      choices: { ...choices },
      at,
      source,
      value,
      ...rest,
    });
  };

  const run = async (current: NonNullable<typeof inFlight.current>) => {
    const { recipe, prompt, choices } = current.request;
    const { report } = shell;
    let savedAt = performance.now();
    const request = { recipe, prompt, choices, ai: shell.ai(), backend: shell.backend(), report };
    const answer = await receiveAnswer(current, answers, request, () => {
      if (performance.now() - savedAt < SAVE_INTERVAL_MS) return;
      savedAt = performance.now();
      save(current.request, { source: 'ai', value: current.receivedText, incomplete: true });
    });
    if (!answer) return;
    inFlight.current = null;
    answers.finish(answer);
    save(current.request, answer);
    if (answer.source === 'none') return;
    shell.announce(resultTexts.ready[answer.source]);
    onOutput(recipe.type);
  };

  const start: Generation['start'] = (request) => {
    stop();
    const at = Date.now();
    const next = { ...request, id: at.toString(36), at };
    inFlight.current = { request: next, cancel: new AbortController(), receivedText: '' };
    setLatestRequest(next);
    answers.begin();
    void run(inFlight.current);
    return next.id;
  };

  const stop = () => {
    const stopped = inFlight.current;
    if (!stopped) return false;
    stopped.cancel.abort();
    inFlight.current = null;
    if (stopped.receivedText.trim() === '') {
      answers.reset();
      return false;
    }
    const answer = { source: 'ai', value: stopped.receivedText, incomplete: true } as const;
    answers.finish(answer);
    save(stopped.request, answer);
    return true;
  };

  const abandon = () => {
    stop();
    if (answers.get().status === 'idle') setLatestRequest(null);
  };

  // Unmounting cancels too. On pagehide there is only time to save the partial answer.
  const unmount = useEffectEvent(() => void stop());
  const savePartialAnswer = useEffectEvent(() => {
    const current = inFlight.current;
    if (current?.receivedText.trim())
      save(current.request, { source: 'ai', value: current.receivedText, incomplete: true });
  });
  useEffect(() => {
    const onHide = () => savePartialAnswer();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      unmount();
    };
  }, []);

  return { answers, latestRequest, start, stop, abandon };
}

/** Creates an answer store for a stored answer. */
export function storedAnswerStore({
  source,
  value,
  reason,
  incomplete,
}: Pick<StoredAnswer, 'source' | 'value' | 'reason' | 'incomplete'>): AnswerStore {
  const answer: Answer =
    source === 'ai' ? { source, value, incomplete } : { source, value, reason: reason ?? 'failed' };
  const state = { status: 'done', answer } as const;
  return { get: () => state, subscribe: () => () => {}, markRendered: () => {} };
}
