import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** The roles that requests run as, with their limit for one statement, as `schemas/01_settings.sql` sets it. */
const ROLES = [
  { name: 'anon', limit: '3s' },
  { name: 'authenticated', limit: '8s' },
  { name: 'service_role', limit: null },
] as const;

/** The rights that the server's database user lacks, in words; `deploy/roles.sql` gives them all. */
async function missingRights({ connection }: Database): Promise<{ user: string; missing: string[] }> {
  const wanted = sql.join(
    ROLES.map(
      ({ name, limit }) =>
        sql`(${name}::text, ${limit === null ? null : `statement_timeout=${limit}`}::text)`,
    ),
  );
  const { rows } = await sql<{ user: string; missing: string[] }>`
    with wanted (name, setting) as (values ${wanted})
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

const CREATE = ROLES.map(
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

/** The rights that every Supabase project gives these roles before its first migration. */
const DEFAULTS = `
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`;

/** Thrown when the server may not do in its database what it has to. */
export class MissingRights extends Error {
  override name = 'MissingRights';
}

/**
 * Creates the roles of a Supabase project, where the database user may. It needs no superuser and no BYPASSRLS: the
 * tables have policies for service_role.
 * @throws MissingRights with each right that is missing and the command that gives them all.
 */
export async function createRoles(database: Database): Promise<void> {
  if ((await missingRights(database)).missing.length > 0) {
    await database.run(CREATE).catch((error: { code?: string }) => {
      if (error.code !== '42501') throw error;
    });
  }
  const { user, missing } = await missingRights(database);
  if (missing.length > 0) {
    throw new MissingRights(
      `The database does not let its user "${user}" serve the site:\n${missing.map((line) => `  - ${line}`).join('\n')}\n` +
        'An administrator of this database mends it once, and may do it again:\n' +
        `  psql <the database, as its administrator> -v user=${user} -f deploy/roles.sql`,
    );
  }
  await database.run(DEFAULTS);
}
