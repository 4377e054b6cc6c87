import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** The roles of requests with their statement timeouts, as in `schemas/01_settings.sql`. */
const ROLES = [
  { name: 'anon', limit: '3s' },
  { name: 'authenticated', limit: '8s' },
  { name: 'service_role', limit: null },
] as const;

/**
 * Descriptions of the rights that the server's database user lacks; `deploy/roles.sql` grants all of them.
 */
async function findMissingRights({ connection }: Database): Promise<{ user: string; missing: string[] }> {
  const required = sql.join(
    ROLES.map(
      ({ name, limit }) =>
        sql`(${name}::text, ${limit === null ? null : `statement_timeout=${limit}`}::text)`,
    ),
  );
  const { rows } = await sql<{ user: string; missing: string[] }>`
    with wanted (name, setting) as (values ${required})
    select current_user as user, array(
      select format('the role %s does not exist', name)
        from wanted where not exists (select from pg_roles where rolname = name)
      union all
      select format('%I may not act as %s', current_user, name)
        from wanted join pg_roles on rolname = name
       where not case when current_setting('server_version_num')::int >= 160000
                      then pg_has_role(current_user, oid, 'SET') else pg_has_role(current_user, oid, 'MEMBER') end
      union all
      select format('the role %s has no %s', name, setting)
        from wanted join pg_roles on rolname = name
       where setting is not null and not setting = any (coalesce(rolconfig, '{}'))
      union all
      select format('%I may not create a schema in the database %I', current_user, current_database())
       where not has_database_privilege(current_database(), 'CREATE')
      union all
      select format('%I may not create a table in the schema public', current_user)
       where not has_schema_privilege('public', 'CREATE')
    ) as missing`.execute(connection.kysely);
  return rows[0] as { user: string; missing: string[] };
}

const CREATE_ROLES = ROLES.map(
  ({ name, limit }) => `
do $$ begin
  if not exists (select from pg_roles where rolname = '${name}') then create role ${name} nologin noinherit; end if;
  ${
    limit
      ? `if not exists (select from pg_roles where rolname = '${name}' and 'statement_timeout=${limit}' = any (rolconfig)) then
    alter role ${name} set statement_timeout = '${limit}'; end if;`
      : ''
  }
  if not pg_has_role(current_user, '${name}', 'MEMBER') then grant ${name} to current_user; end if;
end $$;`,
).join('');

/** Default privileges that every Supabase project has before its first migration. */
const DEFAULT_PRIVILEGES = `
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`;

/** Thrown when the database user lacks rights that the server needs. */
export class MissingRights extends Error {
  override name = 'MissingRights';
}

/**
 * Creates the roles of a Supabase project, if the database user may. It needs neither superuser nor
 * BYPASSRLS: the tables have policies for service_role.
 * @throws MissingRights with each missing right and the command that grants them
 */
export async function createRoles(database: Database): Promise<void> {
  if ((await findMissingRights(database)).missing.length > 0) {
    await database.run(CREATE_ROLES).catch((error: { code?: string }) => {
      if (error.code !== '42501') throw error;
    });
  }
  const { user, missing } = await findMissingRights(database);
  if (missing.length > 0) {
    throw new MissingRights(
      `The database user "${user}" lacks rights that the server needs:\n${missing.map((line) => `  - ${line}`).join('\n')}\n` +
        'An administrator of this database can grant them with this idempotent command:\n' +
        `  psql <the database, as its administrator> -v user=${user} -f deploy/roles.sql`,
    );
  }
  await database.run(DEFAULT_PRIVILEGES);
}
