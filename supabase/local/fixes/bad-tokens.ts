import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * @supabase/lite 0.10.0 takes a request with a forged or expired token for an anonymous one. PostgREST refuses it, and
 * a moderator whose session ended should learn that instead of seeing an empty queue.
 *
 * @returns true when there is no token, when it is the API key (as supabase-js sends it), or when we signed it and it
 * is still valid.
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

/** What the token says, believed only after {@link hasAcceptableToken}. */
export const claimsOf = (headers: Headers): Record<string, unknown> | null =>
  decode(/^Bearer [^.]+\.([^.]+)\./i.exec(headers.get('authorization') ?? '')?.[1] ?? '');

function decode(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
