import { requestScope } from './fixes/request-headers.ts';

/** SQLSTATE classes and codes of temporary errors: connection, resources, shutdown, system, locks, standby. */
const TEMPORARY = /^(08|53|57P0|58|40001|40P01|55P03|25006)/;
/** Temporary errors after which the connection is still usable. */
const CONNECTION_INTACT = /^(40|53|55)/;

/** Explanations of error codes, for the log. */
const MEANINGS: readonly [RegExp, string][] = [
  [/^53100/, 'its disk is full'],
  [/^53300/, 'its connections are used up'],
  [/^53/, 'it is short of resources'],
  [/^57P0/, 'it is stopping or starting'],
  [/^25006/, 'it is a read-only standby'],
  [/^(40|55)/, 'a lock or a conflict'],
];

/** The error's SQLSTATE or system code. Never its message, which may contain addresses and values. */
export const errorCode = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code !== '' ? code : 'no answer';
};

/** True when a statement may succeed on retry. */
export const isTemporary = (error: unknown): boolean => TEMPORARY.test(errorCode(error));

/** True when the connection is usable after this error. */
export const isConnectionIntact = (error: unknown): boolean => CONNECTION_INTACT.test(errorCode(error));

/**
 * Replaces a driver's error while the database is unavailable. @supabase/lite answers `PT503` with 503; visitors see
 * only the message, and the driver's error stays in `cause`.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code = 'PT503';
  constructor(cause: unknown) {
    super('unavailable', { cause });
  }

  /** For operators. When several addresses were tried, the first one's error: the AggregateError has no message. */
  get driverError(): unknown {
    return this.cause instanceof AggregateError ? this.cause.errors[0] : this.cause;
  }
}

/** Minimum interval between log lines for one code: an outage under load would flood the log. */
const LOG_INTERVAL_MS = 10_000;

/** Creates a log of outages, throttled per code. */
export function createOutageLog(write: (line: string) => void, now: () => number = Date.now) {
  const logged = new Map<string, number>();
  return (error: unknown): void => {
    const code = errorCode(error);
    if ((logged.get(code) ?? Number.NEGATIVE_INFINITY) > now() - LOG_INTERVAL_MS) return;
    logged.set(code, now());
    const meaning = MEANINGS.find(([pattern]) => pattern.test(code))?.[1];
    write(
      `backend: the database is unavailable (${code}${meaning ? `: ${meaning}` : ''}); requests are answered 503`,
    );
  };
}

// Outside the request's scope, in which the console prints codes only (redact-console.ts).
const logOutage = createOutageLog((line) => requestScope.exit(() => console.error(line)));

/** @returns the error to throw instead of the driver's: a temporary one becomes {@link DatabaseUnavailable} */
export const toUnavailable = (error: unknown): unknown =>
  isTemporary(error) ? reportUnavailable(error) : error;

/**
 * Logs an outage and marks the current request as failed by it.
 * @param error any error of the connection: connection errors have no SQLSTATE
 * @returns the error to throw
 */
export function reportUnavailable(error: unknown): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error;
  const scope = requestScope.getStore();
  if (scope) scope.unavailable = true;
  logOutage(error);
  return new DatabaseUnavailable(error);
}
