import * as v from 'valibot';
import { claimsOf } from './fixes/bad-tokens.ts';
import { signInLimit } from './fixes/sign-in-limit.ts';
import { json } from './http.ts';
import type { PasswordCheck } from './password-check.ts';

/** Loads an account's password hash by e-mail or id. */
export type StoredHash = (by: { email: string } | { id: string }) => Promise<string | null>;

const credentials = v.object({ email: v.string(), password: v.string() });
const change = v.strictObject({ password: v.string(), current_password: v.string() });

const refused = (status: number, error_code: string, msg: string): Response =>
  json(status, { code: status, error_code, msg });

interface PasswordAttempt {
  request: Request;
  address: string;
  body: Uint8Array | undefined;
}

type Forward = (body?: Uint8Array<ArrayBuffer>) => Promise<Response>;

/**
 * Guards password endpoints: rate-limits, checks the password, and forwards only correct ones to lite.
 * `signIn` guards `POST /auth/v1/token?grant_type=password`. `changePassword` guards `PUT /auth/v1/user`,
 * which allows only password changes here and requires the current password, because an unattended open
 * session must not suffice.
 */
export function createPasswordLimiter(check: PasswordCheck, stored: StoredHash) {
  const limit = signInLimit();

  async function open(
    { request, address }: PasswordAttempt,
    by: Parameters<StoredHash>[0],
    password: string,
    forward: () => Promise<Response>,
  ): Promise<Response> {
    if (!(await check(() => stored(by), password, request.signal))) {
      return refused(400, 'invalid_credentials', 'Invalid login credentials');
    }
    const response = await forward();
    if (response.ok) limit.succeeded(address);
    return response;
  }

  const tooMany = () => refused(429, 'over_request_rate_limit', 'Too many attempts');

  return {
    async signIn(attempt: PasswordAttempt, forward: Forward): Promise<Response> {
      if (!limit.begin(attempt.address)) return tooMany();
      const request = v.safeParse(credentials, read(attempt.body));
      if (!request.success) return refused(400, 'validation_failed', 'E-mail and password are required');
      const { email, password } = request.output;
      return open(attempt, { email: email.toLowerCase() }, password, forward);
    },
    async changePassword(attempt: PasswordAttempt, forward: Forward): Promise<Response> {
      const request = v.safeParse(change, read(attempt.body));
      if (!request.success) return refused(400, 'validation_failed', 'New and current password are required');
      const { sub } = claimsOf(attempt.request.headers) ?? {};
      if (typeof sub !== 'string') return refused(401, 'no_authorization', 'Sign in first');
      if (!limit.begin(attempt.address)) return tooMany();
      const { password, current_password } = request.output;
      const body = new TextEncoder().encode(JSON.stringify({ password }));
      return open(attempt, { id: sub }, current_password, () => forward(body));
    },
  };
}

function read(body: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
