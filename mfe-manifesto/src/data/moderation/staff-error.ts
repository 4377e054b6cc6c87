export type StaffErrorKind =
  /** The account is not staff, or no longer. */
  | 'forbidden'
  /** The session ended. */
  | 'expired'
  /** Someone else acted first. */
  | 'conflict'
  | 'limited'
  | 'wrong-credentials'
  /** This installation has no such thing: e-mail, a second factor. */
  | 'not-offered'
  /** The new password is on a list of known ones, or not what the installation asks for. */
  | 'weak-password'
  /** The new password is the one of now. */
  | 'same-password'
  | 'failed';

/** A refusal of the server, sorted by what the person can do about it. */
export class StaffError extends Error {
  readonly kind: StaffErrorKind;

  constructor(kind: StaffErrorKind, message: string) {
    super(message);
    this.name = 'StaffError';
    this.kind = kind;
  }
}

/** What the person can do about an error, whatever it is. */
export const kindOf = (error: unknown): StaffErrorKind =>
  error instanceof StaffError ? error.kind : 'failed';

interface Refusal {
  message: string;
  /** PostgreSQL or PostgREST code; Auth has its own words here. */
  code?: string;
  status?: number;
}

export function toStaffError({ message, code = '' }: Refusal, status = 0): StaffError {
  if (code === 'invalid_credentials' || message === 'Invalid login credentials') {
    return new StaffError('wrong-credentials', message);
  }
  if (code === '42501' || status === 403) return new StaffError('forbidden', message);
  if (code === 'PT409' || code === 'PT404' || status === 409 || status === 404) {
    return new StaffError('conflict', message);
  }
  if (status === 401 || code === 'PGRST301' || code === 'PGRST303') return new StaffError('expired', message);
  if (status === 429) return new StaffError('limited', message);
  return new StaffError('failed', message);
}
