import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { useEffect, useRef, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';
import type { Answer } from '../../../data/generate.ts';
import { createAnswerStore } from '../answer/answer-store.ts';
import { type InFlightRequest, receiveAnswer } from '../answer/receive.ts';

/**
 * Generates the answer to a plain request: what a visitor might ask without the factory (`plainRequest`).
 * `Compare` shows the answer beside that to the visitor's own prompt. It is not stored.
 */
export function usePlainAnswer(recipe: Recipe, prompt: string) {
  const shell = useShell();
  const [answers] = useState(createAnswerStore);
  const [state, setState] = useState<{ at: number; answer: Answer | null } | null>(null);
  const inFlight = useRef<InFlightRequest>(null);

  const start = async () => {
    inFlight.current?.cancel.abort();
    const request = { cancel: new AbortController(), receivedText: '' };
    inFlight.current = request;
    const startedAt = Date.now();
    answers.begin();
    setState({ at: startedAt, answer: null });
    const followUps = await import('@ia/shared-services/recipe-follow-ups').catch(() => null);
    const example = followUps?.PLAIN_ANSWERS[recipe.id];
    const answer = await receiveAnswer(request, answers, {
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
    setState({ at: startedAt, answer });
    if (answer.source !== 'none') shell.announce(resultTexts.ready[answer.source]);
  };
  const stop = () => {
    inFlight.current?.cancel.abort();
    answers.reset();
    setState(null);
  };
  // Unmounting cancels the request.
  useEffect(() => () => inFlight.current?.cancel.abort(), []);
  return { answers, state, start, stop };
}
