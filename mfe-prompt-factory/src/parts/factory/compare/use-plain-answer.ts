import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { useEffect, useRef, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';
import { type Answer, generate } from '../../../data/generate.ts';
import { createAnswerStore } from '../result/answer-store.ts';

/** The answer to a plain request. It is not kept: it is there to be looked at beside the other one. */
export function usePlainAnswer(recipe: Recipe, prompt: string) {
  const shell = useShell();
  const [answers] = useState(createAnswerStore);
  const [state, setState] = useState<{ at: number; answer: Answer | null } | null>(null);
  const running = useRef<AbortController>(null);

  const start = async () => {
    running.current?.abort();
    const cancel = new AbortController();
    running.current = cancel;
    const { signal } = cancel;
    const at = Date.now();
    answers.begin();
    setState({ at, answer: null });
    const written = await import('@ia/shared-services/recipe-follow-ups').catch(() => null);
    const example = written?.PLAIN_ANSWERS[recipe.id];
    const answer = await generate({
      recipe,
      prompt,
      choices: null,
      examples: example === undefined ? [] : [example],
      ai: shell.ai(),
      backend: shell.backend(),
      signal,
      onChunk: (piece) => {
        if (!signal.aborted) answers.append(piece);
      },
      onRestart: () => {
        if (!signal.aborted) answers.restart();
      },
      report: shell.report,
    }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (signal.aborted || !answer) return;
    answers.finish(answer);
    setState({ at, answer });
    shell.announce(resultTexts.ready);
  };
  const stop = () => {
    running.current?.abort();
    answers.reset();
    setState(null);
  };
  // Leaving cancels as well.
  useEffect(() => () => running.current?.abort(), []);
  return { answers, state, start, stop };
}
