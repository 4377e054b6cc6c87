export { submitSuggestion } from '@ia/shared-services/unsent';
