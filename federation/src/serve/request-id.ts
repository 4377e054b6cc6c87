import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Format of a request id. It excludes network addresses and email addresses (no dot, colon or at sign) and
 * telephone and tax numbers (minimum length).
 */
const REQUEST_ID = /^[\w-]{16,64}$/;
/** Headers whose values identify a visitor or are secret. */
const PRIVATE_HEADERS = ['x-visitor-id', 'apikey', 'authorization', 'cookie'] as const;

/**
 * Returns the id of a request: a well-formed `x-request-id`, as from a proxy, or a new UUID. Replaces an id
 * that is part of a header which identifies the visitor.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const requestId = headers['x-request-id'];
  if (typeof requestId !== 'string' || !REQUEST_ID.test(requestId)) return randomUUID();
  const isPrivate = PRIVATE_HEADERS.some((name) => String(headers[name] ?? '').includes(requestId));
  return isPrivate ? randomUUID() : requestId;
}
