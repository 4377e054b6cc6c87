import type { AnyConnection } from '../any-connection.ts';

/** Codes of SQL that say that the request was at fault, or that it asked for too much. */
const REQUEST_FAULT = /^(23|0A|54|P0001)/;
const TOO_SLOW = '57014';
/** The words of lite's own parsers. */
const PARSER_FAULT = /^(Missing closing|Unexpected|Expected|Unterminated)|at position \d+$/;

/**
 * @supabase/lite 0.10.0 answers 500 when a CHECK refuses a row or a filter cannot be read, where PostgREST answers 400.
 * A monitor would take every such prank for a fault of the server.
 */
export function clientFaultsAre400(connection: AnyConnection): void {
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
