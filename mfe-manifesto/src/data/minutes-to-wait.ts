import { BackendError } from '@ia/shared-services/backend';

/** In how many minutes a rate limit has ended, at least 2; 12 when the server did not say, as the outbox counts on ten. */
export const minutesToWait = (error: unknown): number =>
  Math.floor(((error instanceof BackendError && error.wait) || 600) / 60) + 2;
