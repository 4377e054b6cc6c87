import { useShell } from '@ia/federation';
import type { Choices, Recipe } from '@ia/shared-services/recipes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';
import type { Answer } from '../../../data/generate.ts';
import { type StoredAnswer, useStoreAnswer } from '../../../state/answers.ts';
import { type AnswerStore, createAnswerStore } from './answer-store.ts';
import { type InFlightRequest, receive } from './receive.ts';

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
  asked: PromptRequest | null;
  start: (what: Pick<PromptRequest, 'recipe' | 'prompt' | 'choices'>) => string;
  /** Cancels the request, including the provider call. @returns true when a partial answer was stored */
  stop: () => boolean;
  /** Cancels because another page or answer is shown. */
  leave: () => void;
}

/** Interval of saving the partial answer, in ms: a battery may die at any time. */
const SAVE_INTERVAL_MS = 1000;

/**
 * Runs one generation at a time. A cancelled or abandoned answer is stored and marked as incomplete.
 * @param onOutput called for an answer or a fallback; not for the error text (decision 11), nor for an incomplete
 * answer
 */
export function useGeneration(onOutput: (type: Recipe['type']) => void): Generation {
  const shell = useShell();
  const storeAnswer = useStoreAnswer();
  const [answers] = useState(createAnswerStore);
  const [asked, setAsked] = useState<PromptRequest | null>(null);
  const running = useRef<InFlightRequest & { asked: PromptRequest }>(null);

  const save = (what: PromptRequest, { source, value, ...rest }: Answer) => {
    if (source === 'none') return;
    const { id, recipe, prompt, choices, at } = what;
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

  const run = async (mine: NonNullable<typeof running.current>) => {
    const { recipe, prompt, choices } = mine.asked;
    const { report } = shell;
    let savedAt = performance.now();
    const request = { recipe, prompt, choices, ai: shell.ai(), backend: shell.backend(), report };
    const answer = await receive(mine, answers, request, () => {
      if (performance.now() - savedAt < SAVE_INTERVAL_MS) return;
      savedAt = performance.now();
      save(mine.asked, { source: 'ai', value: mine.arrived, incomplete: true });
    });
    if (!answer) return;
    running.current = null;
    answers.finish(answer);
    save(mine.asked, answer);
    if (answer.source === 'none') return;
    shell.announce(resultTexts.ready);
    onOutput(recipe.type);
  };

  const start: Generation['start'] = (what) => {
    stop();
    const at = Date.now();
    const next = { ...what, id: at.toString(36), at };
    running.current = { asked: next, cancel: new AbortController(), arrived: '' };
    setAsked(next);
    answers.begin();
    void run(running.current);
    return next.id;
  };

  const stop = () => {
    const left = running.current;
    if (!left) return false;
    left.cancel.abort();
    running.current = null;
    if (left.arrived.trim() === '') {
      answers.reset();
      return false;
    }
    const answer = { source: 'ai', value: left.arrived, incomplete: true } as const;
    answers.finish(answer);
    save(left.asked, answer);
    return true;
  };

  const leave = () => {
    stop();
    if (answers.get().status === 'idle') setAsked(null);
  };

  // Unmounting cancels too. On pagehide there is only time to save the partial answer.
  const unmount = useEffectEvent(() => void stop());
  const hide = useEffectEvent(() => {
    const now = running.current;
    if (now?.arrived.trim()) save(now.asked, { source: 'ai', value: now.arrived, incomplete: true });
  });
  useEffect(() => {
    const onHide = () => hide();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      unmount();
    };
  }, []);

  return { answers, asked, start, stop, leave };
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
  return { get: () => state, subscribe: () => () => {}, written: () => {} };
}
