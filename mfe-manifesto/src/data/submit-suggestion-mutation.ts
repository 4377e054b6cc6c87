export { submitSuggestion } from '@ia/shared-services/waiting';
