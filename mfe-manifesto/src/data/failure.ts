import { type Backend, BackendError, type BackendErrorKind } from '@ia/shared-services/backend';

/** Why the server did not do what was asked; null when the fault lies elsewhere. */
export const failureKind = (error: unknown): BackendErrorKind | null =>
  error instanceof BackendError ? error.kind : null;

/** Somebody sent the same words in the last day: no fault of anyone's. */
export const isSameTextToday = (error: unknown): boolean =>
  error instanceof BackendError && error.reason === 'same_text_today';

/** For what has nowhere to go without a server. @throws BackendError when none is configured */
export function connected(backend: Backend | null): Backend {
  if (!backend) throw new BackendError('offline', 0, 'no backend is configured');
  return backend;
}
