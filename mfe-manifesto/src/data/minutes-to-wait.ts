import { BackendError } from '@ia/shared-services/backend';

/**
 * Minutes until a rate limit ends, at least 2. Without a server value it assumes the 10 minutes that the outbox also
 * assumes, which gives 12.
 */
export const minutesToWait = (error: unknown): number =>
  Math.floor(((error instanceof BackendError && error.wait) || 600) / 60) + 2;
