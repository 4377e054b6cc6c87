/**
 * `offline`: no answer came. `timeout`: none came in time. `rate-limited`: too many from this visitor or address.
 * `busy`: too many at once from everybody; in a moment it may answer. `rejected`: the server understood and refused. `not-found`: it is not there (any more). `server`: the server's fault.
 */
export type BackendErrorKind =
  | 'offline'
  | 'timeout'
  | 'rate-limited'
  | 'busy'
  | 'rejected'
  | 'not-found'
  | 'server';

/** What a rate limit says besides: its name, the seconds until its window ends, and the work that spares the wait (`vote-work`). */
export interface Offer {
  /** `suggestions_per_address_hour`; null when the server does not say. */
  limit: string | null;
  wait: number | null;
  work: string | null;
}

export class BackendError extends Error implements Offer {
  override name = 'BackendError';
  readonly kind: BackendErrorKind;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** The server's own word for it, such as `already_received` or `rate_limited`; never for display. */
  readonly reason: string;
  readonly limit: string | null;
  readonly wait: number | null;
  readonly work: string | null;

  constructor(kind: BackendErrorKind, status: number, reason: string, offer?: Partial<Offer>) {
    super(`Backend ${kind}${status ? ` (${status})` : ''}: ${reason}`);
    this.kind = kind;
    this.status = status;
    this.reason = reason;
    this.limit = offer?.limit ?? null;
    this.wait = offer?.wait ?? null;
    this.work = offer?.work ?? null;
  }
}

/** The offer in the details of a 429; undefined where the details are no JSON object. */
export function offerIn(details: unknown): Offer | undefined {
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

export function kindOfStatus(status: number): BackendErrorKind {
  if (status === 429) return 'rate-limited';
  if (status === 404) return 'not-found';
  if (status === 503) return 'busy';
  return status >= 500 ? 'server' : 'rejected';
}
