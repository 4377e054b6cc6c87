/**
 * `offline`: no response. `timeout`: no response in time. `rate-limited`: too many requests from this visitor or
 * address. `busy`: the server is overloaded, a later retry may succeed. `rejected`: the server refused the request.
 * `not-found`: the resource does not exist (any more). `server`: server error.
 */
export type BackendErrorKind =
  | 'offline'
  | 'timeout'
  | 'rate-limited'
  | 'busy'
  | 'rejected'
  | 'not-found'
  | 'server';

/**
 * Details of a rate limit: its name, the seconds until its window ends (`wait`), and a proof-of-work challenge (`work`)
 * that replaces the wait: see `proof-of-work`.
 */
export interface RateLimitDetails {
  /** For example `suggestions_per_address_hour`; null when the server does not name the limit. */
  limit: string | null;
  wait: number | null;
  work: string | null;
}

/** Every error of a backend request, except a cancellation by the caller. */
export class BackendError extends Error implements RateLimitDetails {
  override name = 'BackendError';
  readonly kind: BackendErrorKind;
  /** HTTP status, 0 without a response. */
  readonly status: number;
  /** The server's error code, such as `already_received` or `rate_limited`; never shown to visitors. */
  readonly reason: string;
  readonly limit: string | null;
  readonly wait: number | null;
  readonly work: string | null;

  constructor(kind: BackendErrorKind, status: number, reason: string, rateLimit?: Partial<RateLimitDetails>) {
    super(`Backend ${kind}${status ? ` (${status})` : ''}: ${reason}`);
    this.kind = kind;
    this.status = status;
    this.reason = reason;
    this.limit = rateLimit?.limit ?? null;
    this.wait = rateLimit?.wait ?? null;
    this.work = rateLimit?.work ?? null;
  }
}

/** Parses the rate limit details of a 429 response; undefined when they are not a JSON object. */
export function parseRateLimitDetails(details: unknown): RateLimitDetails | undefined {
  if (typeof details !== 'string' || !details.startsWith('{')) return undefined;
  try {
    const { limit, wait, work } = JSON.parse(details) as Record<string, unknown>;
    return {
      limit: typeof limit === 'string' ? limit : null,
      wait: typeof wait === 'number' ? wait : null,
      work: typeof work === 'string' ? work : null,
    };
  } catch {
    return undefined;
  }
}

export function errorKindOfStatus(status: number): BackendErrorKind {
  if (status === 429) return 'rate-limited';
  if (status === 404) return 'not-found';
  if (status === 503) return 'busy';
  return status >= 500 ? 'server' : 'rejected';
}
