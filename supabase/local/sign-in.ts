import * as v from 'valibot';
import { readClaims } from './fixes/bad-tokens.ts';
import { createSignInLimit } from './fixes/sign-in-limit.ts';
import { jsonResponse } from './http.ts';
import type { PasswordCheck } from './password-check.ts';

/** Loads an account's password hash by e-mail or id. */
export type LoadHash = (account: { email: string } | { id: string }) => Promise<string | null>;

const signInSchema = v.object({ email: v.string(), password: v.string() });
const passwordChangeSchema = v.strictObject({ password: v.string(), current_password: v.string() });

const errorResponse = (status: number, error_code: string, msg: string): Response =>
  jsonResponse(status, { code: status, error_code, msg });

interface PasswordAttempt {
  request: Request;
  address: string;
  body: Uint8Array | undefined;
}

/** Sends the request to @supabase/lite, which serves the auth API, with another body if given. */
type Forward = (body?: Uint8Array<ArrayBuffer>) => Promise<Response>;

/**
 * Guards password endpoints: rate-limits, checks the password, and forwards only correct ones to lite.
 * `signIn` guards `POST /auth/v1/token?grant_type=password`. `changePassword` guards `PUT /auth/v1/user`,
 * which allows only password changes here and requires the current password, because an unattended open
 * session must not suffice.
 */
export function createPasswordLimiter(check: PasswordCheck, loadHash: LoadHash) {
  const limit = createSignInLimit();

  /** Forwards the request if the password is correct; a success resets the count of attempts. */
  async function checkAndForward(
    { request, address }: PasswordAttempt,
    account: Parameters<LoadHash>[0],
    password: string,
    forward: () => Promise<Response>,
  ): Promise<Response> {
    if (!(await check(() => loadHash(account), password, request.signal))) {
      return errorResponse(400, 'invalid_credentials', 'Invalid login credentials');
    }
    const response = await forward();
    if (response.ok) limit.recordSuccess(address);
    return response;
  }

  const tooManyAttempts = () => errorResponse(429, 'over_request_rate_limit', 'Too many attempts');

  return {
    async signIn(attempt: PasswordAttempt, forward: Forward): Promise<Response> {
      if (!limit.countAttempt(attempt.address)) return tooManyAttempts();
      const request = v.safeParse(signInSchema, parseJson(attempt.body));
      if (!request.success)
        return errorResponse(400, 'validation_failed', 'E-mail and password are required');
      const { email, password } = request.output;
      return checkAndForward(attempt, { email: email.toLowerCase() }, password, forward);
    },
    async changePassword(attempt: PasswordAttempt, forward: Forward): Promise<Response> {
      const request = v.safeParse(passwordChangeSchema, parseJson(attempt.body));
      if (!request.success)
        return errorResponse(400, 'validation_failed', 'New and current password are required');
      const { sub } = readClaims(attempt.request.headers) ?? {};
      if (typeof sub !== 'string') return errorResponse(401, 'no_authorization', 'Sign in first');
      if (!limit.countAttempt(attempt.address)) return tooManyAttempts();
      const { password, current_password } = request.output;
      const body = new TextEncoder().encode(JSON.stringify({ password }));
      return checkAndForward(attempt, { id: sub }, current_password, () => forward(body));
    },
  };
}

function parseJson(body: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
