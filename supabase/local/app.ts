import type { Database } from './connection.ts';
import type { Keys } from './keys.ts';
import { createRoles } from './roles.ts';

/**
 * Creates the @supabase/lite app on a database with the roles and the auth schema of a Supabase project.
 * The package serves Supabase's data and auth APIs in this process, without a hosted project.
 * @param options `enableSignup`: accounts can be created; `schemas`: team schemas that the API also serves
 */
export async function createApp(
  database: Database,
  keys: Keys,
  { enableSignup = false, schemas = [] as readonly string[] } = {},
) {
  const { App } = await import('@supabase/lite');
  await createRoles(database);
  const app = new App({
    connection: database.connection as never,
    api: { schemas: ['public', ...schemas], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: 3600,
      enable_signup: enableSignup,
      minimum_password_length: 12,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    // Admin mode would run keyless requests from this machine as service_role.
    options: { server: { admin: false } },
  } as ConstructorParameters<typeof App>[0]);
  await app.ensureSystemSchema();
  return app;
}
