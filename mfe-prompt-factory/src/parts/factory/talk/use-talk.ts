import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { talkTexts } from '../../../content/talk.ts';
import { resultTexts } from '../../../content/texts.ts';
import type { FallbackReason } from '../../../data/generate.ts';
import { exampleFor, STEPS, transcript } from '../../../rules/talk.ts';
import { type KeptTurn, useAnswers, useKeepAnswer } from '../../../state/answers.ts';
import { createAnswerStore } from '../result/answer-store.ts';
import { type Receiving, receive } from '../result/receive.ts';
import type { Shown } from '../wizard/use-place.ts';

interface Asking {
  ask: string;
  at: number;
}

const NOTHING: readonly KeptTurn[] = [];

/**
 * What is said after the first answer, kept with it. One reply at a time; what has arrived when it is cancelled, or left,
 * is kept as incomplete.
 * @param onAnswered these words have their answer: until then they stay where they were written
 */
export function useTalk(recipe: Recipe, shown: Shown, first: string, onAnswered: (words: string) => void) {
  const shell = useShell();
  const { answers } = useAnswers();
  const keepAnswer = useKeepAnswer();
  const kept = answers.find(({ id }) => id === shown.id);
  const turns = kept?.turns ?? NOTHING;
  const [live] = useState(createAnswerStore);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [unanswered, setUnanswered] = useState<FallbackReason | null>(null);
  const running = useRef<Asking & Receiving>(null);

  const keep = (turn: KeptTurn) => {
    if (kept) keepAnswer({ ...kept, turns: [...turns, turn] });
    onAnswered(turn.ask);
  };
  const end = () => {
    running.current = null;
    setAsking(null);
  };

  const send = async (ask: string) => {
    if (running.current) return;
    const mine = { ask, at: Date.now(), cancel: new AbortController(), arrived: '' };
    running.current = mine;
    setUnanswered(null);
    setAsking(mine);
    live.begin();
    const example = await exampleOf(recipe, ask, [first, ...turns.map(({ value }) => value)]);
    const answer = await receive(mine, live, {
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
    keep({ ask, at: mine.at, source, value: value ?? '', ...(reason && { reason }) });
    end();
    shell.announce(source === 'none' ? talkTexts.practice : resultTexts.ready);
  };

  /** @returns whether something had arrived, which is kept */
  const stop = (): boolean => {
    const left = running.current;
    if (!left) return false;
    left.cancel.abort();
    const some = left.arrived.trim() !== '';
    if (some) keep({ ask: left.ask, at: left.at, source: 'ai', value: left.arrived, incomplete: true });
    end();
    return some;
  };
  const cancel = () => {
    const some = stop();
    shell.announce(some ? resultTexts.cancelledIncomplete : talkTexts.cancelled);
    return some;
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

/** Written for a suggested step alone: of what somebody writes by themselves nobody could know. */
async function exampleOf(recipe: Recipe, ask: string, shown: readonly string[]): Promise<string | null> {
  const step = STEPS.find((one) => talkTexts.asks[one] === ask);
  if (!step) return null;
  const written =
    step === 'other' ? null : await import('@ia/shared-services/recipe-follow-ups').catch(() => null);
  return exampleFor(step, recipe, shown, written?.FOLLOW_UPS[recipe.id] ?? []);
}
