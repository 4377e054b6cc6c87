/** An outbox stores a visitor's action on the device until the server has answered. */
export {
  classifyError,
  defineOutbox,
  type Notice,
  type OutboxContext,
  type Outcome,
  type Verdict,
} from './outbox.ts';
export { type RateLimit, rateLimitOf, rateLimitSchema } from './rate-limit.ts';
