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
  const expectedBytes = createHmac('sha256', jwtSecret).update(`${header}.${payload}`).digest();
  const signatureBytes = Buffer.from(signature, 'base64url');
  if (signatureBytes.length !== expectedBytes.length || !timingSafeEqual(signatureBytes, expectedBytes))
    return false;
  const claims = decodeJson(payload);
  return decodeJson(header)?.alg === 'HS256' && typeof claims?.exp === 'number' && claims.exp * 1000 > now;
}

/** Claims of the token. Trust them only after {@link hasAcceptableToken}. */
export const readClaims = (headers: Headers): Record<string, unknown> | null =>
  decodeJson(/^Bearer [^.]+\.([^.]+)\./i.exec(headers.get('authorization') ?? '')?.[1] ?? '');

function decodeJson(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
