/** Rules of the conversation after the first answer: messages to send, and examples for use without AI. */
import type { Turn } from '@ia/shared-services/ai';
import type { FollowUp } from '@ia/shared-services/recipe-follow-ups';
import type { Recipe } from '@ia/shared-services/recipes';

/** Suggested replies to an answer: a shorter version, simpler words, or another version. */
export const STEPS = ['shorter', 'simpler', 'other'] as const;
export type FollowUpStep = (typeof STEPS)[number];

/** Builds the messages so far, plus the visitor's new one. Omits turns without an answer. */
export function buildTranscript(
  first: string,
  turns: readonly { ask: string; value: string }[],
  ask: string,
): Turn[] {
  const messages: Turn[] = [{ role: 'ai', text: first }];
  for (const turn of turns) {
    if (turn.value.trim() === '') continue;
    messages.push({ role: 'visitor', text: turn.ask }, { role: 'ai', text: turn.value });
  }
  return [...messages, { role: 'visitor', text: ask }];
}

/**
 * Finds the team's example for a suggested reply, shown when no AI answers; null when none exists. 'other'
 * takes an example of the recipe that is not on the page yet; the other steps take a rewrite of the last
 * example shown.
 * @param shownAnswers answers of the conversation, oldest first
 */
export function findExample(
  step: FollowUpStep,
  { fallback_outputs }: Pick<Recipe, 'fallback_outputs'>,
  shownAnswers: readonly string[],
  followUps: readonly FollowUp[],
): string | null {
  if (step === 'other') return fallback_outputs.find((output) => !shownAnswers.includes(output)) ?? null;
  const last = shownAnswers.findLast((value) => fallback_outputs.includes(value));
  const followUp = last && followUps.find(({ exampleStart }) => last.startsWith(exampleStart));
  return followUp && !shownAnswers.includes(followUp[step]) ? followUp[step] : null;
}
