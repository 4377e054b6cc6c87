/** The conversation after the first answer: what was said, and which example stands in where no AI answers. */
import type { Turn } from '@ia/shared-services/ai';
import type { FollowUp } from '@ia/shared-services/recipe-follow-ups';
import type { Recipe } from '@ia/shared-services/recipes';
import type { KeptTurn } from '../state/answers.ts';

/** The next steps that are suggested. */
export const STEPS = ['shorter', 'simpler', 'other'] as const;
export type Step = (typeof STEPS)[number];

/** What was said until now, and then the visitor's new words. Steps that nobody answered are left out. */
export function transcript(first: string, turns: readonly KeptTurn[], ask: string): Turn[] {
  const said: Turn[] = [{ by: 'ai', text: first }];
  for (const turn of turns) {
    if (turn.value.trim() === '') continue;
    said.push({ by: 'visitor', text: turn.ask }, { by: 'ai', text: turn.value });
  }
  return [...said, { by: 'visitor', text: ask }];
}

/**
 * The example for a step, written for what was shown; null where there is none.
 * @param shown the answers of the conversation, the last one last
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
