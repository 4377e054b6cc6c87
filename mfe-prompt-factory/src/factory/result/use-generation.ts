import { useShell } from '@ia/federation';
import { useEffect, useRef, useState } from 'react';
import type { Recipe } from '../../content/recipes/recipe.ts';
import { resultTexts } from '../../content/texts.ts';
import { generate } from '../../data/generate.ts';
import { type AnswerStore, createAnswerStore } from './answer-store.ts';

interface Generation {
  answers: AnswerStore;
  start: (recipe: Recipe, prompt: string) => Promise<void>;
  /** Cancels what is under way, up to the provider, and forgets what was shown. */
  stop: () => void;
}

/**
 * One generation at a time.
 * @param onOutput an answer or a fallback appeared; not called for the error sentence (decision 11)
 */
export function useGeneration(onOutput: (type: Recipe['type']) => void): Generation {
  const shell = useShell();
  const [answers] = useState(createAnswerStore);
  const running = useRef<AbortController>(null);

  const start = async (recipe: Recipe, prompt: string) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    answers.begin();
    const answer = await generate({
      recipe,
      prompt,
      ai: shell.ai(),
      backend: shell.backend(),
      signal: mine.signal,
      onChunk: (piece) => !mine.signal.aborted && answers.append(piece),
      onRestart: () => !mine.signal.aborted && answers.restart(),
      report: shell.report,
    }).catch((error: unknown) => {
      if (!mine.signal.aborted) throw error;
    });
    if (mine.signal.aborted || !answer) return;
    answers.finish(answer);
    if (answer.source === 'none') return;
    shell.announce(resultTexts.ready);
    onOutput(recipe.type);
  };

  const stop = () => {
    running.current?.abort();
    answers.reset();
  };

  // Leaving the page cancels as well.
  useEffect(() => () => running.current?.abort(), []);

  return { answers, start, stop };
}
