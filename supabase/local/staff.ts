import { sql } from 'kysely';
import * as v from 'valibot';
import { createApp } from './app.ts';
import type { Database } from './connection.ts';
import { jsonResponse } from './http.ts';
import { isSecretKey, type Keys } from './keys.ts';
import { hashPassword } from './password-check.ts';
import type { LoadHash } from './sign-in.ts';

const password = v.pipe(v.string(), v.minLength(12), v.maxLength(72));
const newUserSchema = v.object({
  email: v.pipe(v.string(), v.email()),
  password,
  app_metadata: v.optional(v.object({ role: v.optional(v.literal('moderator')) }), {}),
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Creates the endpoint of staff accounts, which hosted Supabase has and @supabase/lite 0.10.0 lacks: `POST
 * /auth/v1/admin/users` creates an account, `PUT /auth/v1/admin/users/<id>` resets its password. It requires
 * the secret key. Accounts are created by a second lite app with sign-up on, which visitors cannot reach.
 */
export function createStaffEndpoint(database: Database, keys: Keys) {
  return async (request: Request): Promise<Response> => {
    if (!isSecretKey(request.headers.get('apikey'), keys.secretKey)) {
      return jsonResponse(401, {
        code: 401,
        error_code: 'no_authorization',
        msg: 'The secret key is required',
      });
    }
    const id = new URL(request.url).pathname.split('/')[5];
    if (id !== undefined) {
      if (!UUID.test(id)) return jsonResponse(404, { code: 404, error_code: 'user_not_found' });
      return setPassword(database, id, await request.json().catch(() => null));
    }
    const user = v.safeParse(newUserSchema, await request.json().catch(() => null));
    if (!user.success) {
      return jsonResponse(422, { code: 422, error_code: 'validation_failed', msg: user.issues[0].message });
    }
    const { email, password, app_metadata } = user.output;
    const accounts = await createApp(database, keys, { enableSignup: true });
    const post = (path: string, apikey: string, body: object) =>
      accounts.fetch(
        new Request(`http://localhost${path}`, {
          method: 'POST',
          headers: { apikey, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        { peerAddress: null },
      );
    const created = await post('/auth/v1/signup', keys.publishableKey, { email, password });
    if (!created.ok) return created;
    if (app_metadata.role) await post('/rest/v1/rpc/set_moderator', keys.secretKey, { p_email: email });
    return jsonResponse(200, { email });
  };
}

/** Creates the function that loads an account's password hash. */
export const createHashLoader =
  ({ connection, queue }: Database): LoadHash =>
  async (account) => {
    const condition = 'email' in account ? sql`email = ${account.email}` : sql`id = ${account.id}::uuid`;
    const { rows } = await queue(() =>
      sql<{
        hash: string | null;
      }>`select encrypted_password as hash from auth.users where ${condition}`.execute(connection.kysely),
    );
    return rows[0]?.hash ?? null;
  };

/** Sets a new password and ends the account's sessions. */
async function setPassword({ connection }: Database, id: string, body: unknown): Promise<Response> {
  const change = v.safeParse(v.object({ password }), body);
  if (!change.success)
    return jsonResponse(422, { code: 422, error_code: 'weak_password', msg: change.issues[0].message });
  const hash = await hashPassword(change.output.password);
  const { rows } = await sql<{ email: string }>`
    with ended_sessions as (delete from auth.sessions where user_id = ${id}::uuid)
    update auth.users set encrypted_password = ${hash} where id = ${id}::uuid returning email`.execute(
    connection.kysely,
  );
  return rows[0]
    ? jsonResponse(200, { id, email: rows[0].email })
    : jsonResponse(404, { code: 404, error_code: 'user_not_found' });
}
