/**
 * Every way an answer can go, as data: what the providers do, what is asked, and what must come of it. The same lists
 * run against the chain in Node and against the Edge Function in Deno: one for text, one for what comes in one piece.
 */
export type { Setup, TextOutcome, WholeOutcome } from './outcome.ts';
export { TEXT_OUTCOMES } from './text-outcomes.ts';
export { WHOLE_OUTCOMES } from './whole-outcomes.ts';
