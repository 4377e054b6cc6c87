import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from './connection.ts';

/**
 * A team schema holds the tables of one team's app in the site's database (docs/own-data.md). Its source is a
 * folder of migrations, named like the schema, which the operator of the site puts into SCHEMAS_DIR.
 */
export interface TeamSchema {
  name: string;
  migrations: { file: string; body: string; hash: string }[];
}

/** Name of a team schema: a folder of SCHEMAS_DIR. */
const NAME = /^[a-z][a-z0-9_]{1,39}$/;
/** Schemas of PostgreSQL, of Supabase and of the platform. */
const RESERVED =
  /^(public|private|auth|storage|realtime|extensions|vault|cron|net|information_schema|(supabase|graphql|pg)_.*|pgbouncer|graphql)$/;
const MIGRATION = /^\d{14}_\w+\.sql$/;

const schemaError = (folder: string, expected: string, found: string): Error =>
  new Error(
    `SCHEMAS_DIR: ${folder} cannot be served.\n  expected ${expected}, found ${found}\n` +
      'The database was not changed. docs/own-data.md describes the content of this folder.',
  );

/**
 * Reads the folders of SCHEMAS_DIR, one per team schema.
 * @throws when a name or file is invalid
 */
export async function readTeamSchemas(folder: string | undefined): Promise<TeamSchema[]> {
  if (!folder) return [];
  if (!existsSync(folder)) throw schemaError(folder, 'a folder with one subfolder per schema', 'none');
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(names.sort().map((name) => readTeamSchema(folder, name)));
}

async function readTeamSchema(folder: string, name: string): Promise<TeamSchema> {
  const schemaFolder = path.join(folder, name);
  if (!NAME.test(name) || RESERVED.test(name)) {
    throw schemaError(schemaFolder, 'a schema name of a team, such as biblioteca', JSON.stringify(name));
  }
  const files = (await readdir(schemaFolder)).filter((file) => file.endsWith('.sql')).sort();
  const invalidFile = files.find((file) => !MIGRATION.test(file));
  if (invalidFile || files.length === 0) {
    throw schemaError(schemaFolder, 'files such as 20261124120000_requests.sql', invalidFile ?? 'none');
  }
  const migrations = files.map(async (file) => {
    const body = await readFile(path.join(schemaFolder, file), 'utf8');
    return { file, body, hash: createHash('sha256').update(body).digest('hex') };
  });
  return { name, migrations: await Promise.all(migrations) };
}

/**
 * SQL that fails if a table of the schema has no row level security, or a security definer function no search_path. It
 * runs in the migration's transaction, so that a rejected migration is rolled back.
 */
const schemaCheckSql = (schema: string) => `
do $check$ declare v_found text; begin
  select string_agg(relname, ', ') into v_found from pg_class
   where relnamespace = '${schema}'::regnamespace and relkind in ('r', 'p') and not relrowsecurity;
  if v_found is not null then
    raise exception 'tables of the schema ${schema} without row level security: %', v_found;
  end if;
  select string_agg(proname, ', ') into v_found from pg_proc
   where pronamespace = '${schema}'::regnamespace and prosecdef
     and not coalesce(proconfig::text, '') like '%search_path=%';
  if v_found is not null then
    raise exception 'security definer functions of the schema ${schema} without a search_path: %', v_found;
  end if;
end $check$;`;

/**
 * Applies missing migrations, each in one transaction with its history row.
 * @throws when an applied migration was changed, or one fails; the failed one is rolled back
 */
export async function migrateTeamSchemas(database: Database, schemas: TeamSchema[]): Promise<void> {
  if (schemas.length === 0) return;
  const { connection, run } = database;
  await run(`create table if not exists supabase_migrations.team_migrations
    (schema_name text, file text, hash text not null, primary key (schema_name, file))`);
  const { rows } = await sql<{ schema_name: string; file: string; hash: string }>`
    select schema_name, file, hash from supabase_migrations.team_migrations`.execute(connection.kysely);
  const applied = new Map(rows.map((row) => [`${row.schema_name}/${row.file}`, row.hash]));
  for (const { name, migrations } of schemas) {
    for (const { file, body, hash } of migrations) {
      const appliedHash = applied.get(`${name}/${file}`);
      if (appliedHash === hash) continue;
      if (appliedHash) {
        throw schemaError(`${name}/${file}`, 'the file that was applied', 'a changed file: add the next one');
      }
      await run(`create schema if not exists ${name};
        grant usage on schema ${name} to anon, authenticated, service_role;
        ${body}\n;${schemaCheckSql(name)}
        insert into supabase_migrations.team_migrations values ('${name}', '${file}', '${hash}')`).catch(
        (error: Error) => {
          throw new Error(`SCHEMAS_DIR: ${name}/${file} was not applied: ${error.message}`, { cause: error });
        },
      );
    }
  }
  await connection.clearSchemaCache();
}

/**
 * The schema that a request selects: as in PostgREST, `accept-profile` for reads and `content-profile` for
 * writes.
 */
export const requestedSchema = ({ method, headers }: Pick<Request, 'method' | 'headers'>): string =>
  headers.get(method === 'GET' || method === 'HEAD' ? 'accept-profile' : 'content-profile') ?? 'public';
