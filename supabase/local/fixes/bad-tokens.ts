import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Validates the token of a request. @supabase/lite 0.10.0 treats a forged or expired token as anonymous;
 * PostgREST rejects it. Without this check, a moderator with an expired session would see an empty queue
 * instead of the sign-in.
 *
 * @returns true without a token, for the API key (which supabase-js sends as a token), and for a valid token
 *   of this server
 */
export function hasAcceptableToken(headers: Headers, jwtSecret: string, now = Date.now()): boolean {
  const authorization = headers.get('authorization');
  if (!authorization) return true;
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  if (!token) return false;
  if (token === headers.get('apikey')) return true;
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return false;
  const expected = createHmac('sha256', jwtSecret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const claims = decode(payload);
  return decode(header)?.alg === 'HS256' && typeof claims?.exp === 'number' && claims.exp * 1000 > now;
}

/** Claims of the token. Trust them only after {@link hasAcceptableToken}. */
export const claimsOf = (headers: Headers): Record<string, unknown> | null =>
  decode(/^Bearer [^.]+\.([^.]+)\./i.exec(headers.get('authorization') ?? '')?.[1] ?? '');

function decode(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
