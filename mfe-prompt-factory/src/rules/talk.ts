/** Rules of the conversation after the first answer: transcript and example answers. */
import type { Turn } from '@ia/shared-services/ai';
import type { FollowUp } from '@ia/shared-services/recipe-follow-ups';
import type { Recipe } from '@ia/shared-services/recipes';

/** The suggested next steps. */
export const STEPS = ['shorter', 'simpler', 'other'] as const;
export type Step = (typeof STEPS)[number];

/** Messages so far plus the visitor's new one. Turns without an answer are omitted. */
export function transcript(
  first: string,
  turns: readonly { ask: string; value: string }[],
  ask: string,
): Turn[] {
  const messages: Turn[] = [{ by: 'ai', text: first }];
  for (const turn of turns) {
    if (turn.value.trim() === '') continue;
    messages.push({ by: 'visitor', text: turn.ask }, { by: 'ai', text: turn.value });
  }
  return [...messages, { by: 'visitor', text: ask }];
}

/**
 * The example for a step after the displayed answers; null when none exists.
 * @param shown answers of the conversation, oldest first
 */
export function exampleFor(
  step: Step,
  { fallback_outputs }: Pick<Recipe, 'fallback_outputs'>,
  shown: readonly string[],
  followUps: readonly FollowUp[],
): string | null {
  if (step === 'other') return fallback_outputs.find((output) => !shown.includes(output)) ?? null;
  const last = shown.findLast((value) => fallback_outputs.includes(value));
  const found = last && followUps.find(({ of }) => last.startsWith(of));
  return found && !shown.includes(found[step]) ? found[step] : null;
}
