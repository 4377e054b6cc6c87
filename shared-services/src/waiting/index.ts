export { refusalWords } from './content.ts';
export { deliverAll, deliverNow, deliverWhenDue } from './deliver-all.ts';
export { type Held, heldBy } from './held.ts';
export { heldReason, heldWords } from './held-words.ts';
export { isAway } from './is-away.ts';
export { forgetRating, keepRating, rateRecipe, subscribeRating } from './ratings.ts';
export {
  forgetSuggestion,
  keepSuggestion,
  type NewSuggestion,
  submitSuggestion,
  subscribeWaiting,
  type WaitingSuggestion,
  waitingSuggestion,
} from './suggestions.ts';
