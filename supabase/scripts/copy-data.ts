import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { exitWithUsage, readArguments, runScript } from '../local/arguments.ts';
import { lockDataFolder } from '../local/fixes/data-folder-lock.ts';
import { DEFAULT_DATA_DIR } from '../local/migrate.ts';

const USAGE = `npx -y pnpm@12 exec node supabase/scripts/copy-data.ts <folder> [--from <data folder>]
    copies the data folder of a stopped server, with its keys, into a new folder: makes or restores a backup
      copy-data.ts /backups/2026-11-22                          from .local/data, or DATA_DIR
      copy-data.ts --from /backups/2026-11-22/data /srv/ia-new  restore: start with DATA_DIR=/srv/ia-new/data
    For PostgreSQL, use deploy/backup.sh.`;

/**
 * Copies a data folder with its keys.
 * @param to new folder, which will contain `data` and `data.keys.json`
 * @throws DataFolderInUse while a server uses the folder; Error when `to` exists
 */
export async function copyData(from: string, to: string): Promise<void> {
  if (!existsSync(path.join(from, 'PG_VERSION'))) throw new Error(`${from} contains no database.`);
  if (existsSync(to)) throw new Error(`${to} already exists: nothing was written.`);
  const unlock = await lockDataFolder(from);
  try {
    const partial = `${to}.part`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true, mode: 0o700 });
    await cp(from, path.join(partial, 'data'), { recursive: true });
    await copyFile(`${from}.keys.json`, path.join(partial, 'data.keys.json'));
    // The final name marks a complete copy.
    await rename(partial, to);
  } finally {
    await unlock();
  }
}

if (import.meta.main) {
  const from = { type: 'string', default: process.env.DATA_DIR ?? DEFAULT_DATA_DIR } as const;
  const { positionals, values } = readArguments(USAGE, { from }, 1);
  const [to] = positionals;
  if (!to) exitWithUsage('The folder to copy into is missing.', USAGE);
  await runScript(async () => {
    await copyData(path.resolve(values.from), path.resolve(to));
    console.log(`Copied ${values.from} to ${to}`);
  });
}
