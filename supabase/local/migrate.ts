import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { METADATA_AS_OBJECTS } from './fixes/metadata-as-objects.ts';

const SUPABASE = path.resolve(import.meta.dirname, '..');
/** Folder of the platform's migrations. */
export const MIGRATIONS = path.join(SUPABASE, 'migrations');
/** Data folder of `pnpm start`, shared by the scripts. */
export const DEFAULT_DATA_DIR = path.resolve(SUPABASE, '../.local/data');
/** The generated seed. */
export const SEED = path.join(SUPABASE, 'seed.sql');

/** Reads the migration files, oldest first. */
export async function readMigrationFiles(): Promise<{ version: string; name: string; body: string }[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => /^\d{14}_\w+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      body: await readFile(path.join(MIGRATIONS, file), 'utf8'),
    })),
  );
}

interface Applied {
  version: string;
  name: string | null;
}

/**
 * Warns about migrations that this program does not know: a newer program may have stored data that this one
 * cannot handle.
 */
function warnAboutNewerDatabase(applied: readonly Applied[], files: readonly { version: string }[]): void {
  const known = new Set(files.map(({ version }) => version));
  const unknown = applied
    .filter(({ version }) => !known.has(version))
    .sort((a, b) => a.version.localeCompare(b.version));
  if (unknown.length === 0) return;
  const names = unknown.map(({ version, name }) => (name ? `${version}_${name}` : version)).join(', ');
  console.warn(
    `This program is older than its database, which has ${unknown.length === 1 ? 'a migration' : 'migrations'} that it does not know: ${names}.\n` +
      `Its own newest is ${files.at(-1)?.version}. It continues, because migrations are compatible with the previous version. ` +
      'Start the newer program again as soon as possible, or restore the backup made before the update.',
  );
}

/**
 * Applies missing migrations, each in one transaction together with its entry in the Supabase CLI's history,
 * and the seed when it changed. A killed start resumes.
 * @returns names of the applied migrations, oldest first: '20261124120004_content'
 */
export async function migrate(database: Database): Promise<string[]> {
  const { connection, run } = database;
  await run(`grant usage on schema auth to anon, authenticated, service_role;
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null)`);
  const applied = await sql<Applied>`select version, name from supabase_migrations.schema_migrations`.execute(
    connection.kysely,
  );
  const appliedVersions = new Set(applied.rows.map((row) => row.version));
  const files = await readMigrationFiles();
  warnAboutNewerDatabase(applied.rows, files);
  const missing = files.filter(({ version }) => !appliedVersions.has(version));
  for (const { version, name, body } of missing) {
    await run(
      `${body}\n;insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`,
    );
  }
  await run(METADATA_AS_OBJECTS);
  await seed(database);
  await connection.clearSchemaCache();
  return missing.map(({ version, name }) => `${version}_${name}`);
}

/** Runs the seed when its hash changed, so that an edited recipe reaches a live database. */
async function seed({ connection, run }: Database): Promise<void> {
  const body = await readFile(SEED, 'utf8');
  const hash = createHash('sha256').update(body).digest('hex');
  const seeded = await sql<{
    hash: string;
  }>`select hash from supabase_migrations.seed_files where path = 'supabase/seed.sql'`.execute(
    connection.kysely,
  );
  if (seeded.rows[0]?.hash === hash) return;
  await run(`${body}
    ;insert into supabase_migrations.seed_files values ('supabase/seed.sql', '${hash}')
      on conflict (path) do update set hash = excluded.hash`);
}
