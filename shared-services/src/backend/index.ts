/** Client of the site's backend (Supabase) for public pages, and the types of its tables and functions. */
export { BackendError, type BackendErrorKind } from './backend-error.ts';
export {
  type Backend,
  type BackendAddress,
  type BackendOptions,
  backendOf,
  createBackend,
} from './create-backend.ts';
export { withIsoTimestamps } from './iso-timestamps.ts';
export { type OwnBackend, ownSchema } from './own-schema.ts';
export * from './schema.ts';
export type { ExampleSuggestion, OpenDataName, SelectsPage, SuggestionColumn } from './suggestion-columns.ts';
export { VISITOR_KEY, visitorId } from './visitor-id.ts';
