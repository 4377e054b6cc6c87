import { jsonResponse } from '../http.ts';
import { isBeacon } from '../visitor-queries.ts';

const errorResponse = (status: number, message: string): Response =>
  jsonResponse(status, { code: 'PGRST102', message, details: null, hint: null });

/**
 * Rejects malformed requests. @supabase/lite 0.10.0 answers 500 to undecodable URLs, to deeply nested JSON
 * and, on PGlite, to an object instead of a text. On PostgreSQL it stores such an object as text and unwraps
 * a list. Pages send rows and arguments as an object of plain values, or as a list of such objects.
 *
 * @returns the error response, or null for a valid request
 */
export function rejectMalformed(
  url: URL,
  contentType: string | null,
  body: Uint8Array | undefined,
): Response | null {
  if (!isDecodable(url.pathname) || !isDecodable(url.search)) return errorResponse(400, 'malformed address');
  if (!body || body.length === 0) return null;
  // A beacon is form-encoded, because a form needs no CORS preflight. Its SQL function validates the content.
  const type = isBeacon(url) ? 'application/x-www-form-urlencoded' : 'application/json';
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== type) return errorResponse(415, `only ${type}`);
  if (isBeacon(url))
    return isDecodable(new TextDecoder().decode(body)) ? null : errorResponse(400, 'malformed form');
  return isRowOrRows(parseJson(body))
    ? null
    : errorResponse(400, 'the body must be JSON: an object of plain values, or a list of them');
}

function isDecodable(part: string): boolean {
  try {
    // PostgreSQL cannot store null bytes in texts.
    return !decodeURIComponent(part.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

const isRow = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isPlainValue);

const isRowOrRows = (value: unknown): boolean => (Array.isArray(value) ? value.every(isRow) : isRow(value));

/** A lone surrogate or a null byte: PostgreSQL cannot store either. */
const UNSTORABLE_CHARACTER = /\p{Cs}|\0/u;

const isPlainValue = (value: unknown): boolean =>
  typeof value === 'string' ? !UNSTORABLE_CHARACTER.test(value) : typeof value !== 'object' || value === null;
