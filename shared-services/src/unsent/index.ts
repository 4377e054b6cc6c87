/** Votes, suggestions and ratings that wait on the device for the network or for the end of a rate limit. */
export { type RateLimit, rateLimitOf } from '../outbox/index.ts';
export { refusalText } from './content.ts';
export { deliverAll, deliverNow, deliverWhenDue } from './deliver-all.ts';
export { rateLimitReason, rateLimitText } from './rate-limit-text.ts';
export { rateRecipe, subscribeRating } from './ratings.ts';
export {
  forgetSuggestion,
  type NewSuggestion,
  readUnsentSuggestion,
  storeSuggestion,
  submitSuggestion,
  subscribeUnsentSuggestion,
  type UnsentSuggestion,
} from './suggestions.ts';
