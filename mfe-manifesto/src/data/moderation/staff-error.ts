export type StaffErrorKind =
  /** The account is not, or no longer, staff. */
  | 'forbidden'
  /** The session ended. */
  | 'expired'
  /** A colleague acted first. */
  | 'conflict'
  /** A rate limit was reached. */
  | 'limited'
  | 'wrong-credentials'
  /** This installation does not offer the feature: e-mail, second factors. */
  | 'not-offered'
  /** The new password is a known leaked one, or breaks the installation's password rules. */
  | 'weak-password'
  /** The new password equals the current one. */
  | 'same-password'
  | 'failed';

/** An error response of the server, classified by the possible reaction of the user. */
export class StaffError extends Error {
  readonly kind: StaffErrorKind;

  constructor(kind: StaffErrorKind, message: string) {
    super(message);
    this.name = 'StaffError';
    this.kind = kind;
  }
}

/** The kind of any error; 'failed' when it is not a StaffError. */
export const staffErrorKind = (error: unknown): StaffErrorKind =>
  error instanceof StaffError ? error.kind : 'failed';

interface ErrorResponse {
  message: string;
  /** PostgreSQL or PostgREST code, or an Auth error code. */
  code?: string;
  status?: number;
}

/** Maps an error response of PostgREST or Auth to a StaffError. Codes `PT4xx` come from the database functions. */
export function toStaffError({ message, code = '' }: ErrorResponse, status = 0): StaffError {
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
