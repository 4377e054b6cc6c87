/**
 * Prewritten answers to «mais curto» and «mais simples» for use without AI. Large and rarely needed: load it with
 * `import()`.
 */
import { citizenship } from './citizenship.ts';
import { everyday } from './everyday.ts';
import type { FollowUps } from './follow-up.ts';
import { learning } from './learning.ts';
import { municipal } from './municipal.ts';
import { papers } from './papers.ts';
import { writing } from './writing.ts';

export type { FollowUp } from './follow-up.ts';
export { PLAIN_ANSWERS } from './plain.ts';

/** Shorter and simpler versions of the built-in examples, by recipe id. */
export const FOLLOW_UPS: FollowUps = {
  ...writing,
  ...learning,
  ...citizenship,
  ...everyday,
  ...papers,
  ...municipal,
};
