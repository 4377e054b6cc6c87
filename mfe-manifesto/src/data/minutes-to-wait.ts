import { BackendError } from '@ia/shared-services/backend';

/**
 * Wait assumed when the server sends none, in seconds. The outbox, which sends queued votes and suggestions,
 * assumes the same.
 */
const DEFAULT_WAIT_SECONDS = 600;

/** Minutes until a rate limit ends, rounded down plus 2, so that nobody retries too early: at least 2. */
export const minutesToWait = (error: unknown): number =>
  Math.floor(((error instanceof BackendError && error.wait) || DEFAULT_WAIT_SECONDS) / 60) + 2;
