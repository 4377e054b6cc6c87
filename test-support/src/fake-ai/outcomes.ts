/**
 * Test cases of AI calls as data: provider behaviour, expected requests, expected result. The same lists run
 * in shared-services, where Node calls the providers, and in supabase/tests, through the Edge Function. One
 * list covers text, the other covers calls without streaming.
 */

export { NON_STREAMING_OUTCOMES } from './non-streaming-outcomes.ts';
export type { NonStreamingOutcome, Setup, TextOutcome } from './outcome.ts';
export { TEXT_OUTCOMES } from './text-outcomes.ts';
