import type { ErrorCode } from './error-table.ts';

/** An error with a stable code that docs/errors.md explains. Contains no table: browsers load this class. */
export class FederationError extends Error {
  /** `FED-204`. */
  readonly code: ErrorCode;
  /** The message without the code. */
  readonly detail: string;
  constructor(code: ErrorCode, detail: string, options?: ErrorOptions) {
    super(`${code}: ${detail}`, options);
    this.code = code;
    this.detail = detail;
  }
}
