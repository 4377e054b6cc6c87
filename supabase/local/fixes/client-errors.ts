import type { AnyConnection } from '../any-connection.ts';

/** SQLSTATE codes of client errors, including exceeded program limits. */
const REQUEST_FAULT = /^(23|0A|54|P0001)/;
const TOO_SLOW = '57014';
/** Error messages of lite's own parsers, which have no code. */
const PARSER_FAULT = /^(Missing closing|Unexpected|Expected|Unterminated)|at position \d+$/;

/**
 * Answers 400 to client errors, like PostgREST. @supabase/lite 0.10.0 answers 500 to a CHECK violation or an
 * invalid filter, which monitoring would report as a server error.
 */
export function mapClientErrorsTo400(connection: AnyConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const known = normalize(error) as { code?: unknown; message?: unknown } | null;
    const code = typeof known?.code === 'string' ? known.code : '';
    const message = typeof known?.message === 'string' ? known.message : '';
    if (code === '23505' || code === '23503') return known;
    if (REQUEST_FAULT.test(code)) return Object.assign(new Error(message), { code: 'PT400' });
    if (code === TOO_SLOW) return Object.assign(new Error('too_slow'), { code: 'PT503' });
    if (!code && PARSER_FAULT.test(message))
      return Object.assign(new Error('unreadable query'), { code: 'PT400' });
    return known;
  };
}
