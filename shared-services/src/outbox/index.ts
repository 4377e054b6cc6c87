export {
  classifyError,
  defineOutbox,
  type Notice,
  type Outcome,
  type Verdict,
  type VotingContext,
} from './outbox.ts';
export { type RateLimit, rateLimitOf, rateLimitSchema } from './rate-limit.ts';
