import type { LiteConnection } from '../lite-connection.ts';

/** SQLSTATE of client errors: constraints, unsupported features, program limits, and `raise` without a code. */
const CLIENT_ERROR = /^(23|0A|54|P0001)/;
/** SQLSTATE of a statement that exceeded `statement_timeout`. */
const STATEMENT_TIMEOUT = '57014';
/** Error messages of lite's own parsers, which have no code. */
const PARSER_ERROR = /^(Missing closing|Unexpected|Expected|Unterminated)|at position \d+$/;

/**
 * Answers 400 to client errors, like PostgREST. @supabase/lite 0.10.0 answers 500 to a CHECK violation or an
 * invalid filter, which monitoring would report as a server error.
 */
export function mapClientErrorsTo400(connection: LiteConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normalized = normalize(error) as { code?: unknown; message?: unknown } | null;
    const code = typeof normalized?.code === 'string' ? normalized.code : '';
    const message = typeof normalized?.message === 'string' ? normalized.message : '';
    // Unique and foreign key violations: lite already answers these like PostgREST.
    if (code === '23505' || code === '23503') return normalized;
    if (CLIENT_ERROR.test(code)) return Object.assign(new Error(message), { code: 'PT400' });
    if (code === STATEMENT_TIMEOUT) return Object.assign(new Error('too_slow'), { code: 'PT503' });
    if (!code && PARSER_ERROR.test(message))
      return Object.assign(new Error('unreadable query'), { code: 'PT400' });
    return normalized;
  };
}
