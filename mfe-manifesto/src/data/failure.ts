import { type Backend, BackendError, type BackendErrorKind } from '@ia/shared-services/backend';

/** Why the server did not do what was asked; null when the fault lies elsewhere. */
export const failureKind = (error: unknown): BackendErrorKind | null =>
  error instanceof BackendError ? error.kind : null;

/** For what has nowhere to go without a server. @throws BackendError when none is configured */
export function connected(backend: Backend | null): Backend {
  if (!backend) throw new BackendError('offline', 0, 'no backend is configured');
  return backend;
}
