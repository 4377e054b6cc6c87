import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { talkTexts } from '../../../content/talk.ts';
import { resultTexts } from '../../../content/texts.ts';
import type { FallbackReason } from '../../../data/generate.ts';
import { exampleFor, STEPS, transcript } from '../../../rules/talk.ts';
import { type StoredTurn, useAnswers, useStoreAnswer } from '../../../state/answers.ts';
import { createAnswerStore } from '../answer/answer-store.ts';
import { type InFlightRequest, receive } from '../answer/receive.ts';
import type { ShownAnswer } from '../answer/shown-answer.ts';

interface Asking {
  ask: string;
  at: number;
}

const NOTHING: readonly StoredTurn[] = [];

/**
 * State of the conversation, stored with its first answer. One reply at a time; a cancelled or abandoned
 * answer is stored as incomplete.
 * @param onAnswered called with the answered message, which the form can then clear
 */
export function useTalk(
  recipe: Recipe,
  shown: ShownAnswer,
  first: string,
  onAnswered: (message: string) => void,
) {
  const shell = useShell();
  const { answers } = useAnswers();
  const storeAnswer = useStoreAnswer();
  const storedAnswer = answers.find(({ id }) => id === shown.id);
  const turns = storedAnswer?.turns ?? NOTHING;
  const [live] = useState(createAnswerStore);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [unanswered, setUnanswered] = useState<FallbackReason | null>(null);
  const running = useRef<Asking & InFlightRequest>(null);

  const saveTurn = (turn: StoredTurn) => {
    if (storedAnswer) storeAnswer({ ...storedAnswer, turns: [...turns, turn] });
    onAnswered(turn.ask);
  };
  const end = () => {
    running.current = null;
    setAsking(null);
  };

  const send = async (ask: string) => {
    if (running.current) return;
    const request = { ask, at: Date.now(), cancel: new AbortController(), arrived: '' };
    running.current = request;
    setUnanswered(null);
    setAsking(request);
    live.begin();
    const example = await exampleOf(recipe, ask, [first, ...turns.map(({ value }) => value)]);
    const answer = await receive(request, live, {
      recipe,
      prompt: shown.prompt,
      choices: shown.choices,
      turns: transcript(first, turns, ask),
      examples: example === null ? [] : [example],
      ai: shell.ai(),
      backend: shell.backend(),
      report: shell.report,
    });
    if (!answer) return;
    const { source, reason, value } = { reason: undefined, ...answer };
    if (source === 'none' && reason !== 'off' && reason !== 'no-key') {
      setUnanswered(reason ?? 'failed');
      return end();
    }
    saveTurn({ ask, at: request.at, source, value: value ?? '', ...(reason && { reason }) });
    end();
    shell.announce(source === 'none' ? talkTexts.practice : resultTexts.ready);
  };

  /** @returns true when a partial answer was stored */
  const stop = (): boolean => {
    const inFlight = running.current;
    if (!inFlight) return false;
    inFlight.cancel.abort();
    const hasPartialAnswer = inFlight.arrived.trim() !== '';
    if (hasPartialAnswer)
      saveTurn({
        ask: inFlight.ask,
        at: inFlight.at,
        source: 'ai',
        value: inFlight.arrived,
        incomplete: true,
      });
    end();
    return hasPartialAnswer;
  };
  const cancel = () => {
    const hasPartialAnswer = stop();
    shell.announce(hasPartialAnswer ? resultTexts.cancelledIncomplete : talkTexts.cancelled);
    return hasPartialAnswer;
  };

  const leave = useEffectEvent(() => void stop());
  useEffect(() => {
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);

  return { turns, asking, live, unanswered, send, cancel };
}

/** Examples exist for suggested steps only; free text has none. */
async function exampleOf(recipe: Recipe, ask: string, shown: readonly string[]): Promise<string | null> {
  const step = STEPS.find((one) => talkTexts.asks[one] === ask);
  if (!step) return null;
  const written =
    step === 'other' ? null : await import('@ia/shared-services/recipe-follow-ups').catch(() => null);
  return exampleFor(step, recipe, shown, written?.FOLLOW_UPS[recipe.id] ?? []);
}
