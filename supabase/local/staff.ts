import * as v from 'valibot';
import { createApp } from './app.ts';
import type { Database } from './connection.ts';
import { json } from './http.ts';
import { isSecretKey, type Keys } from './keys.ts';

const newUser = v.object({
  email: v.pipe(v.string(), v.email()),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(72)),
  app_metadata: v.optional(v.object({ role: v.optional(v.literal('moderator')) }), {}),
});

/**
 * `POST /auth/v1/admin/users`, as hosted Supabase has it and @supabase/lite 0.10.0 does not: creates a staff account.
 * For the secret key only. Accounts come from a second lite with sign-up on, which no visitor can reach.
 */
export function createStaffEndpoint(database: Database, keys: Keys) {
  return async (request: Request): Promise<Response> => {
    if (!isSecretKey(request.headers.get('apikey'), keys.secretKey)) {
      return json(401, { code: 401, error_code: 'no_authorization', msg: 'The secret key is needed' });
    }
    const user = v.safeParse(newUser, await request.json().catch(() => null));
    if (!user.success) {
      return json(422, { code: 422, error_code: 'validation_failed', msg: user.issues[0].message });
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
    return json(200, { email });
  };
}
