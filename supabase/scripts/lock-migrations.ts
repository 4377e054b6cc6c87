import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArguments, runScript } from '../local/arguments.ts';
import { readMigrationFiles } from '../local/migrate.ts';

const USAGE = `npx -y pnpm@12 exec node supabase/scripts/lock-migrations.ts
    adds the hashes of new migrations to supabase/migrations.lock.json. Databases may have applied a locked
    migration, so it must not change: write a later migration instead.`;

/** Hashes by file name without extension. */
export type LockedMigrations = Record<string, string>;
/** File with the hashes of released migrations. */
export const LOCK_FILE = path.resolve(import.meta.dirname, '../migrations.lock.json');

/** Reads the lock file. */
export const readLock = async (): Promise<LockedMigrations> => JSON.parse(await readFile(LOCK_FILE, 'utf8'));

/** Hash of a migration. */
export const hashMigration = (body: string): string => createHash('sha256').update(body).digest('hex');

/**
 * Compares the migrations with the lock.
 * @returns one error per locked migration that was changed, removed or preceded; empty when all are unchanged
 */
export function lockViolations(
  lock: LockedMigrations,
  files: Awaited<ReturnType<typeof readMigrationFiles>>,
): string[] {
  const last = Object.keys(lock).sort().at(-1) ?? '';
  const hashes = new Map(files.map(({ version, name, body }) => [`${version}_${name}`, hashMigration(body)]));
  const errors = Object.entries(lock).flatMap(([file, hash]) => {
    if (!hashes.has(file)) return [`${file}.sql was removed, but databases have applied it`];
    return hashes.get(file) === hash ? [] : [`${file}.sql was changed, but databases have applied it`];
  });
  const inserted = [...hashes.keys()].filter((file) => !(file in lock) && file < last);
  return [...errors, ...inserted.map((file) => `${file}.sql is new and not later than ${last}.sql`)];
}

if (import.meta.main) {
  readArguments(USAGE, {});
  await runScript(async () => {
    const files = await readMigrationFiles();
    const errors = lockViolations(await readLock(), files);
    if (errors.length > 0) throw new Error(`${errors.join('\n')}\nAdd a new migration instead.`);
    const lock = Object.fromEntries(
      files.map(({ version, name, body }) => [`${version}_${name}`, hashMigration(body)]),
    );
    await writeFile(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  });
}
