import { requestScope } from './fixes/request-headers.ts';

/** SQLSTATE classes and codes that pass with time: a connection, resource, shutdown or system fault, a lock, a standby. */
const TEMPORARY = /^(08|53|57P0|58|40001|40P01|55P03|25006)/;
/** Of these the connection itself is sound. */
const KEEPS_CONNECTION = /^(40|53|55)/;

/** For the log, what an operator would look up. */
const MEANING: readonly [RegExp, string][] = [
  [/^53100/, 'its disk is full'],
  [/^53300/, 'its connections are used up'],
  [/^53/, 'it is short of resources'],
  [/^57P0/, 'it is stopping or starting'],
  [/^25006/, 'it is a read-only standby'],
  [/^(40|55)/, 'a lock or a conflict'],
];

/** The code of an error: SQLSTATE, or that of the operating system. Never its text, which may hold addresses and values. */
export const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code !== '' ? code : 'no answer';
};

/** Whether a refused statement may succeed later, unchanged. */
export const isTemporary = (error: unknown): boolean => TEMPORARY.test(codeOf(error));

export const keepsConnection = (error: unknown): boolean => KEEPS_CONNECTION.test(codeOf(error));

/**
 * Thrown in place of a driver's error while the database cannot do its work. @supabase/lite answers `PT503` with 503, and the
 * message is all that a visitor is told; the driver's own words stay in `cause`.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code = 'PT503';
  constructor(cause: unknown) {
    super('unavailable', { cause });
  }

  /** For the one who starts the server. Of several addresses that were tried, the first's error: the sum of them has no text. */
  get driverError(): unknown {
    return this.cause instanceof AggregateError ? this.cause.errors[0] : this.cause;
  }
}

/** Milliseconds between two lines of the log about one code: an outage under load would fill it. */
const LOG_EVERY = 10_000;

/** Logs that the database is unavailable, once in a while for each code. */
export function outageLog(write: (line: string) => void, now: () => number = Date.now) {
  const logged = new Map<string, number>();
  return (error: unknown): void => {
    const code = codeOf(error);
    if ((logged.get(code) ?? Number.NEGATIVE_INFINITY) > now() - LOG_EVERY) return;
    logged.set(code, now());
    const meaning = MEANING.find(([pattern]) => pattern.test(code))?.[1];
    write(
      `backend: the database is unavailable (${code}${meaning ? `: ${meaning}` : ''}); requests are answered 503`,
    );
  };
}

// Outside of the request, of which the console shows codes alone (quiet-log.ts).
const log = outageLog((line) => requestScope.exit(() => console.error(line)));

/** @returns the error to throw in place of the driver's: what passes with time becomes {@link DatabaseUnavailable}. */
export const unavailableOr = (error: unknown): unknown => (isTemporary(error) ? unavailable(error) : error);

/** As {@link unavailableOr}, for an error of the connection, which has no SQLSTATE. */
export function unavailable(error: unknown): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error;
  const scope = requestScope.getStore();
  if (scope) scope.unavailable = true;
  log(error);
  return new DatabaseUnavailable(error);
}
