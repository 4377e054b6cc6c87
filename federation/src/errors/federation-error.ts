import type { ErrorCode } from './error-table.ts';

/**
 * An error with a stable code that docs/errors.md explains. Imports only the type of the error table, so that browsers
 * do not load the table.
 */
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
