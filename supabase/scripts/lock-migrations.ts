import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrationFiles } from '../local/migrate.ts';
import { readArguments, runScript } from './arguments.ts';

const USAGE = `npx -y pnpm@12 exec node supabase/scripts/lock-migrations.ts
    writes the migrations that have been added into supabase/migrations.lock.json. One that is in there may be in somebody's
    database: it stays as it is, and what follows is a migration of its own, later than all of them.`;

export type Locked = Record<string, string>;
export const LOCK = path.resolve(import.meta.dirname, '../migrations.lock.json');

export const readLock = async (): Promise<Locked> => JSON.parse(await readFile(LOCK, 'utf8'));

export const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex');

/** @returns what became of migrations that are written down, in words; nothing when all of them stand. */
export function brokenPromises(lock: Locked, files: Awaited<ReturnType<typeof migrationFiles>>): string[] {
  const last = Object.keys(lock).sort().at(-1) ?? '';
  const found = new Map(files.map(({ version, name, body }) => [`${version}_${name}`, hashOf(body)]));
  const told = Object.entries(lock).flatMap(([file, hash]) => {
    if (!found.has(file)) return [`${file}.sql is gone, and databases have it`];
    return found.get(file) === hash ? [] : [`${file}.sql was changed, and databases have it as it was`];
  });
  const early = [...found.keys()].filter((file) => !(file in lock) && file < last);
  return [...told, ...early.map((file) => `${file}.sql is new and not later than ${last}.sql`)];
}

if (import.meta.main) {
  readArguments(USAGE, {});
  await runScript(async () => {
    const files = await migrationFiles();
    const told = brokenPromises(await readLock(), files);
    if (told.length > 0) throw new Error(`${told.join('\n')}\nWrite another migration instead.`);
    const lock = Object.fromEntries(
      files.map(({ version, name, body }) => [`${version}_${name}`, hashOf(body)]),
    );
    await writeFile(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  });
}
