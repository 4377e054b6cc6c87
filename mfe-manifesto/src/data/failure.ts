import { type Backend, BackendError, type BackendErrorKind } from '@ia/shared-services/backend';

/** The kind of a backend error; null for any other error. */
export const failureKind = (error: unknown): BackendErrorKind | null =>
  error instanceof BackendError ? error.kind : null;

/** True when the server rejected a duplicate of a text received in the last 24 hours. */
export const isDuplicateText = (error: unknown): boolean =>
  error instanceof BackendError && error.reason === 'same_text_today';

/** Returns the backend, for requests that cannot be queued. @throws BackendError when no backend is configured */
export function requireBackend(backend: Backend | null): Backend {
  // Kind 'offline': pages then show the message of a lost connection.
  if (!backend) throw new BackendError('offline', 0, 'no backend is configured');
  return backend;
}
