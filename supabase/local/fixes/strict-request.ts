import { json } from '../http.ts';
import { isBeacon } from '../visitor-queries.ts';

const refused = (status: number, message: string): Response =>
  json(status, { code: 'PGRST102', message, details: null, hint: null });

/**
 * Rejects malformed requests. @supabase/lite 0.10.0 answers 500 to undecodable URLs, to deeply nested JSON
 * and, on PGlite, to an object instead of a text. On PostgreSQL it stores such an object as text and unwraps
 * a list. Pages send rows and arguments as an object of plain values, or as a list of such objects.
 *
 * @returns the error response, or null for a valid request
 */
export function refuseMalformed(
  url: URL,
  contentType: string | null,
  body: Uint8Array | undefined,
): Response | null {
  if (!isDecodable(url.pathname) || !isDecodable(url.search)) return refused(400, 'malformed address');
  if (!body || body.length === 0) return null;
  // A beacon is form-encoded, because a form needs no CORS preflight. Its SQL function validates the content.
  const type = isBeacon(url) ? 'application/x-www-form-urlencoded' : 'application/json';
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== type) return refused(415, `only ${type}`);
  if (isBeacon(url))
    return isDecodable(new TextDecoder().decode(body)) ? null : refused(400, 'malformed form');
  return isFlat(parse(body))
    ? null
    : refused(400, 'the body must be JSON: an object of plain values, or a list of them');
}

function isDecodable(part: string): boolean {
  try {
    // PostgreSQL cannot store null bytes in texts.
    return !decodeURIComponent(part.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

const isRow = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPlain);

const isFlat = (value: unknown): boolean => (Array.isArray(value) ? value.every(isRow) : isRow(value));

/** A lone surrogate or a null byte: PostgreSQL cannot store either. */
const NO_CHARACTER = /\p{Cs}|\0/u;

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ? !NO_CHARACTER.test(value) : typeof value !== 'object' || value === null;
