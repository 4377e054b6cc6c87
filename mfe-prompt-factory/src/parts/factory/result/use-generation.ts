import { useShell } from '@ia/federation';
import type { Choices, Recipe } from '@ia/shared-services/recipes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';
import type { Answer } from '../../../data/generate.ts';
import { type KeptAnswer, useKeepAnswer } from '../../../state/answers.ts';
import { type AnswerStore, createAnswerStore } from './answer-store.ts';
import { type Receiving, receive } from './receive.ts';

/** What is asked: enough to show it again, and to ask it again. */
export interface Asked {
  id: string;
  recipe: Recipe;
  prompt: string;
  choices: Choices;
  at: number;
}

interface Generation {
  answers: AnswerStore;
  /** The last thing asked in this tab. */
  asked: Asked | null;
  start: (what: Pick<Asked, 'recipe' | 'prompt' | 'choices'>) => string;
  /** Cancels what is under way, up to the provider. @returns whether something had arrived, which is kept */
  stop: () => boolean;
  /** Stops because something else is shown now. */
  leave: () => void;
}

/** What arrives is kept this often, in milliseconds: a battery may die at any word. */
const KEEP_EVERY = 1000;

/**
 * One generation at a time. What has arrived when it is cancelled, or left, is kept and marked as incomplete.
 * @param onOutput an answer or a fallback appeared; not called for the error sentence (decision 11), nor for half
 *   an answer
 */
export function useGeneration(onOutput: (type: Recipe['type']) => void): Generation {
  const shell = useShell();
  const keepAnswer = useKeepAnswer();
  const [answers] = useState(createAnswerStore);
  const [asked, setAsked] = useState<Asked | null>(null);
  const running = useRef<Receiving & { asked: Asked }>(null);

  const keep = (what: Asked, { source, value, ...rest }: Answer) => {
    if (source === 'none') return;
    const { id, recipe, prompt, choices, at } = what;
    const { title } = recipe;
    keepAnswer({
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
    let keptAt = performance.now();
    const request = { recipe, prompt, choices, ai: shell.ai(), backend: shell.backend(), report };
    const answer = await receive(mine, answers, request, () => {
      if (performance.now() - keptAt < KEEP_EVERY) return;
      keptAt = performance.now();
      keep(mine.asked, { source: 'ai', value: mine.arrived, incomplete: true });
    });
    if (!answer) return;
    running.current = null;
    answers.finish(answer);
    keep(mine.asked, answer);
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
    keep(left.asked, answer);
    return true;
  };

  const leave = () => {
    stop();
    if (answers.get().status === 'idle') setAsked(null);
  };

  // Leaving the page cancels as well; closing it leaves no time for more than keeping.
  const unmount = useEffectEvent(() => void stop());
  const hide = useEffectEvent(() => {
    const now = running.current;
    if (now?.arrived.trim()) keep(now.asked, { source: 'ai', value: now.arrived, incomplete: true });
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

/** The same view for an answer that was kept. */
export function keptStore({
  source,
  value,
  reason,
  incomplete,
}: Pick<KeptAnswer, 'source' | 'value' | 'reason' | 'incomplete'>): AnswerStore {
  const answer: Answer =
    source === 'ai' ? { source, value, incomplete } : { source, value, reason: reason ?? 'failed' };
  const state = { status: 'done', answer } as const;
  return { get: () => state, subscribe: () => () => {}, written: () => {} };
}
