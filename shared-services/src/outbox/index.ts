export {
  defineOutbox,
  type Notice,
  type Outcome,
  type Verdict,
  type VotingContext,
  verdictOf,
} from './outbox.ts';
export { type RateLimit, rateLimitOf, rateLimitSchema } from './rate-limit.ts';
