import * as v from 'valibot';
import { claimsOf } from './fixes/bad-tokens.ts';
import { signInLimit } from './fixes/sign-in-limit.ts';
import { json } from './http.ts';
import type { PasswordCheck } from './password-check.ts';

/** Reads the stored hash of the password of an account, by its e-mail or its id. */
export type StoredHash = (by: { email: string } | { id: string }) => Promise<string | null>;

const credentials = v.object({ email: v.string(), password: v.string() });
const change = v.strictObject({ password: v.string(), current_password: v.string() });

const refused = (status: number, error_code: string, msg: string): Response =>
  json(status, { code: status, error_code, msg });

interface Knock {
  request: Request;
  address: string;
  body: Uint8Array | undefined;
}

type Enter = (body?: Uint8Array<ArrayBuffer>) => Promise<Response>;

/**
 * The door of all that a password opens: counts, checks, and lets only a right one through to @supabase/lite.
 * `signIn` stands before `POST /auth/v1/token?grant_type=password`; `changePassword` before `PUT /auth/v1/user`, which
 * changes that and nothing else here, and asks for the password of now: a session left open is not enough.
 */
export function passwordDoor(check: PasswordCheck, stored: StoredHash) {
  const limit = signInLimit();

  async function open(
    { request, address }: Knock,
    by: Parameters<StoredHash>[0],
    password: string,
    enter: () => Promise<Response>,
  ): Promise<Response> {
    if (!(await check(() => stored(by), password, request.signal))) {
      return refused(400, 'invalid_credentials', 'Invalid login credentials');
    }
    const response = await enter();
    if (response.ok) limit.succeeded(address);
    return response;
  }

  const tooMany = () => refused(429, 'over_request_rate_limit', 'Too many attempts');

  return {
    async signIn(knock: Knock, enter: Enter): Promise<Response> {
      if (!limit.begin(knock.address)) return tooMany();
      const given = v.safeParse(credentials, read(knock.body));
      if (!given.success) return refused(400, 'validation_failed', 'E-mail and password are needed');
      const { email, password } = given.output;
      return open(knock, { email: email.toLowerCase() }, password, enter);
    },
    async changePassword(knock: Knock, enter: Enter): Promise<Response> {
      const given = v.safeParse(change, read(knock.body));
      if (!given.success) return refused(400, 'validation_failed', 'Only the password, with the one of now');
      const { sub } = claimsOf(knock.request.headers) ?? {};
      if (typeof sub !== 'string') return refused(401, 'no_authorization', 'Sign in first');
      if (!limit.begin(knock.address)) return tooMany();
      const { password, current_password } = given.output;
      const body = new TextEncoder().encode(JSON.stringify({ password }));
      return open(knock, { id: sub }, current_password, () => enter(body));
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
