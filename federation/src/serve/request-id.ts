import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** No dot, colon or at sign: neither a network address nor an e-mail address passes. Longer than a telephone or tax number. */
const WELL_FORMED = /^[\w-]{16,64}$/;
/** Headers whose values identify a visitor or are secret. */
const PRIVATE = ['x-visitor-id', 'apikey', 'authorization', 'cookie'] as const;

/**
 * The id of a request: a well-formed `x-request-id`, such as a proxy sends, or a new UUID. An id that repeats what another
 * header identifies the visitor with is replaced too.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  if (typeof given !== 'string' || !WELL_FORMED.test(given)) return randomUUID();
  const repeats = PRIVATE.some((name) => String(headers[name] ?? '').includes(given));
  return repeats ? randomUUID() : given;
}
