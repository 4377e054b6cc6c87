import { json } from '../http.ts';
import { isBeacon } from '../visitor-queries.ts';

const refused = (status: number, message: string): Response =>
  json(status, { code: 'PGRST102', message, details: null, hint: null });

/**
 * @supabase/lite 0.10.0 answers 500 to addresses it cannot decode, to very deep JSON and, on PGlite, to an object in
 * place of a text; on PostgreSQL it stores such an object as its text and unwraps a list. No page sends any of these: a row or the arguments of a
 * function are an object of plain values, or a list of such objects.
 *
 * @returns the refusal, or null when the request may pass.
 */
export function refuseMalformed(
  url: URL,
  contentType: string | null,
  body: Uint8Array | undefined,
): Response | null {
  if (!isDecodable(url.pathname) || !isDecodable(url.search)) return refused(400, 'malformed address');
  if (!body || body.length === 0) return null;
  // As a form, a beacon reaches another origin without asking first. What is in it, its function judges.
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
    // A null byte is no character of any text that PostgreSQL stores.
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

/** Half a surrogate, or a null byte: PostgreSQL stores neither. */
const NO_CHARACTER = /\p{Cs}|\0/u;

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ? !NO_CHARACTER.test(value) : typeof value !== 'object' || value === null;
