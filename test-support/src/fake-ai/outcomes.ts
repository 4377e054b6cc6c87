/**
 * All outcomes of AI calls as data: provider behaviour, expected requests, expected result. The same lists
 * run against the chain in Node and against the Edge Function in Deno. One list covers text, the other covers
 * calls without streaming.
 */

export { NON_STREAMING_OUTCOMES } from './non-streaming-outcomes.ts';
export type { NonStreamingOutcome, Setup, TextOutcome } from './outcome.ts';
export { TEXT_OUTCOMES } from './text-outcomes.ts';
