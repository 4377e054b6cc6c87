import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { talkTexts } from '../../../content/talk.ts';
import { resultTexts } from '../../../content/texts.ts';
import type { FallbackReason } from '../../../data/generate.ts';
import { buildTranscript, findExample, STEPS } from '../../../rules/talk.ts';
import { type StoredTurn, useAnswers, useStoreAnswer } from '../../../state/answers.ts';
import { createAnswerStore } from '../answer/answer-store.ts';
import { type InFlightRequest, receiveAnswer } from '../answer/receive.ts';
import type { ShownAnswer } from '../answer/shown-answer.ts';

interface PendingTurn {
  /** The visitor's message. */
  ask: string;
  /** Time of sending; milliseconds since 1970. */
  at: number;
}

const NO_TURNS: readonly StoredTurn[] = [];

/**
 * State of the conversation, stored with its first answer. One request at a time. When the visitor
 * cancels it or leaves the page, the text received so far, if any, is stored as an incomplete answer.
 * @param onAnswered called with the message when its answer, complete or not, is stored; the form can then clear it
 */
export function useTalk(
  recipe: Recipe,
  shownAnswer: ShownAnswer,
  firstAnswer: string,
  onAnswered: (message: string) => void,
) {
  const shell = useShell();
  const { answers } = useAnswers();
  const storeAnswer = useStoreAnswer();
  const storedAnswer = answers.find(({ id }) => id === shownAnswer.id);
  const turns = storedAnswer?.turns ?? NO_TURNS;
  const [liveAnswer] = useState(createAnswerStore);
  const [pendingTurn, setPendingTurn] = useState<PendingTurn | null>(null);
  const [failureReason, setFailureReason] = useState<FallbackReason | null>(null);
  const inFlight = useRef<PendingTurn & InFlightRequest>(null);

  const saveTurn = (turn: StoredTurn) => {
    if (storedAnswer) storeAnswer({ ...storedAnswer, turns: [...turns, turn] });
    onAnswered(turn.ask);
  };
  const clearPendingTurn = () => {
    inFlight.current = null;
    setPendingTurn(null);
  };

  const send = async (ask: string) => {
    if (inFlight.current) return;
    const request = { ask, at: Date.now(), cancel: new AbortController(), receivedText: '' };
    inFlight.current = request;
    setFailureReason(null);
    setPendingTurn(request);
    liveAnswer.begin();
    const example = await loadExample(recipe, ask, [firstAnswer, ...turns.map(({ value }) => value)]);
    const answer = await receiveAnswer(request, liveAnswer, {
      recipe,
      prompt: shownAnswer.prompt,
      choices: shownAnswer.choices,
      turns: buildTranscript(firstAnswer, turns, ask),
      examples: example === null ? [] : [example],
      ai: shell.ai(),
      backend: shell.backend(),
      report: shell.report,
    });
    // Cancelled: `stop` has stored the partial answer and cleared the pending turn.
    if (!answer) return;
    const { source, reason, value } = { reason: undefined, ...answer };
    // Without AI on this site, a message without an example is practice and has an empty answer.
    if (source === 'none' && reason !== 'off' && reason !== 'no-key') {
      setFailureReason(reason ?? 'failed');
      return clearPendingTurn();
    }
    saveTurn({ ask, at: request.at, source, value: value ?? '', ...(reason && { reason }) });
    clearPendingTurn();
    shell.announce(source === 'none' ? talkTexts.practice : resultTexts.ready[source]);
  };

  /** @returns true when a partial answer was stored */
  const stop = (): boolean => {
    const request = inFlight.current;
    if (!request) return false;
    request.cancel.abort();
    const hasPartialAnswer = request.receivedText.trim() !== '';
    if (hasPartialAnswer)
      saveTurn({
        ask: request.ask,
        at: request.at,
        source: 'ai',
        value: request.receivedText,
        incomplete: true,
      });
    clearPendingTurn();
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

  return { turns, pendingTurn, liveAnswer, failureReason, send, cancel };
}

/** Loads the example for a message. Only suggested steps have one: null for free text. */
async function loadExample(
  recipe: Recipe,
  ask: string,
  shownAnswers: readonly string[],
): Promise<string | null> {
  const step = STEPS.find((candidate) => talkTexts.asks[candidate] === ask);
  if (!step) return null;
  const followUps =
    step === 'other' ? null : await import('@ia/shared-services/recipe-follow-ups').catch(() => null);
  return findExample(step, recipe, shownAnswers, followUps?.FOLLOW_UPS[recipe.id] ?? []);
}
