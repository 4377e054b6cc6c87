import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Format of a request id. It excludes network addresses and email addresses (no dot, colon or at sign) and
 * telephone and tax numbers (minimum length).
 */
const WELL_FORMED = /^[\w-]{16,64}$/;
/** Headers whose values identify a visitor or are secret. */
const PRIVATE = ['x-visitor-id', 'apikey', 'authorization', 'cookie'] as const;

/**
 * Returns the id of a request: a well-formed `x-request-id`, as from a proxy, or a new UUID. Replaces an id
 * that equals the value of a header which identifies the visitor.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  if (typeof given !== 'string' || !WELL_FORMED.test(given)) return randomUUID();
  const repeats = PRIVATE.some((name) => String(headers[name] ?? '').includes(given));
  return repeats ? randomUUID() : given;
}
