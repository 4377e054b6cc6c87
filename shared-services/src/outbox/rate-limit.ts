import * as v from 'valibot';
import { BackendError } from '../backend/index.ts';

/** The rate limit that delays an item, and when it ends. */
export const rateLimitSchema = v.object({
  /** Scope of the limit: the connection, which many visitors may share, the whole site, or this visitor. */
  scope: v.picklist(['connection', 'site', 'visitor']),
  /** End of the limit; milliseconds since 1970 by this device's clock. */
  until: v.number(),
});
export type RateLimit = v.InferOutput<typeof rateLimitSchema>;

/** Seconds until the next attempt if neither the server nor a proxy sends a wait time. */
const DEFAULT_WAIT_S = 600;

/** Returns the rate limit of an error; null for every other error. */
export function rateLimitOf(error: unknown, now = Date.now()): RateLimit | null {
  if (!(error instanceof BackendError) || error.kind !== 'rate-limited') return null;
  const [, scope] = /_per_(visitor|site)_/.exec(error.limit ?? '') ?? [];
  return {
    scope: scope === 'visitor' || scope === 'site' ? scope : 'connection',
    until: now + (error.wait ?? DEFAULT_WAIT_S) * 1000,
  };
}
