import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { useEffect, useRef, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';
import type { Answer } from '../../../data/generate.ts';
import { createAnswerStore } from '../result/answer-store.ts';
import { type Receiving, receive } from '../result/receive.ts';

/** The answer to a plain request. It is not kept: it is there to be looked at beside the other one. */
export function usePlainAnswer(recipe: Recipe, prompt: string) {
  const shell = useShell();
  const [answers] = useState(createAnswerStore);
  const [state, setState] = useState<{ at: number; answer: Answer | null } | null>(null);
  const running = useRef<Receiving>(null);

  const start = async () => {
    running.current?.cancel.abort();
    const mine = { cancel: new AbortController(), arrived: '' };
    running.current = mine;
    const at = Date.now();
    answers.begin();
    setState({ at, answer: null });
    const written = await import('@ia/shared-services/recipe-follow-ups').catch(() => null);
    const example = written?.PLAIN_ANSWERS[recipe.id];
    const answer = await receive(mine, answers, {
      recipe,
      prompt,
      choices: null,
      examples: example === undefined ? [] : [example],
      ai: shell.ai(),
      backend: shell.backend(),
      report: shell.report,
    });
    if (!answer) return;
    answers.finish(answer);
    setState({ at, answer });
    shell.announce(resultTexts.ready);
  };
  const stop = () => {
    running.current?.cancel.abort();
    answers.reset();
    setState(null);
  };
  // Leaving cancels as well.
  useEffect(() => () => running.current?.cancel.abort(), []);
  return { answers, state, start, stop };
}
