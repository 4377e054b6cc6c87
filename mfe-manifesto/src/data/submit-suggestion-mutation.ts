/** Sends a suggestion. Defined in shared-services, because the outbox of every page sends queued suggestions. */
export { submitSuggestion } from '@ia/shared-services/unsent';
