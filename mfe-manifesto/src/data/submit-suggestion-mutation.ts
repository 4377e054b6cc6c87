export { type NewSuggestion, submitSuggestion } from '@ia/shared-services/waiting';
