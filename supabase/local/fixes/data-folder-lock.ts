import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_SETTING, SettingError } from '../setting-error.ts';

/** Thrown when another server already works on the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/** Opens the lock file; creates the parent folder. */
async function openLock(dataDir: string, lockFile: string): Promise<DatabaseSync> {
  try {
    await mkdir(path.dirname(dataDir), { recursive: true });
    const isFile = await stat(dataDir).then(
      (stats) => !stats.isDirectory(),
      () => false,
    );
    if (isFile) throw new Error('it is a file');
    return new DatabaseSync(lockFile);
  } catch (error) {
    throw new SettingError(
      DATA_SETTING,
      `the folder ${dataDir} cannot be used (${(error as Error).message}). Choose a folder that this user may write.`,
      error,
    );
  }
}

/**
 * Locks the data folder. PGlite 0.4.5 does not, and two processes on one folder silently lose each other's
 * writes. The lock is an operating system lock held by SQLite. It ends with the process, so it can never be
 * stale.
 *
 * @returns a function that releases the lock
 * @throws DataFolderInUse when another process holds the lock
 * @throws SettingError when the folder cannot be used
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const lockFile = `${dataDir}.lock`;
  const ownerFile = `${dataDir}.owner`;
  const lock = await openLock(dataDir, lockFile);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    const owner = await readFile(ownerFile, 'utf8').catch(() => 'unknown');
    throw new DataFolderInUse(
      `The data folder is already used by another server (process ${owner}): ${dataDir}\n` +
        'Two servers with one folder would lose votes. Stop that one, or choose another folder: DATA_DIR=/tmp/dev-data',
      { cause },
    );
  }
  await writeFile(ownerFile, String(process.pid));
  return async () => {
    await rm(ownerFile, { force: true });
    lock.close();
  };
}
