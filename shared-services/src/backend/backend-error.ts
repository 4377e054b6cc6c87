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

export class BackendError extends Error {
  override name = 'BackendError';
  readonly kind: BackendErrorKind;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** The server's own word for it, such as `already_received` or `rate_limited`; never for display. */
  readonly reason: string;

  constructor(kind: BackendErrorKind, status: number, reason: string) {
    super(`Backend ${kind}${status ? ` (${status})` : ''}: ${reason}`);
    this.kind = kind;
    this.status = status;
    this.reason = reason;
  }
}

export function kindOfStatus(status: number): BackendErrorKind {
  if (status === 429) return 'rate-limited';
  if (status === 404) return 'not-found';
  if (status === 503) return 'busy';
  return status >= 500 ? 'server' : 'rejected';
}
