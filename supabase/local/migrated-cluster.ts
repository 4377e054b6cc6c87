import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const SUPABASE = path.resolve(import.meta.dirname, '..');
const CACHE = path.join(SUPABASE, '.temp');
const ARCHIVE_NAME = /^migrated-[0-9a-f]{16}\.tar$/;

/** Files that determine the content of a migrated and seeded cluster. */
const SOURCES = [
  'package.json', // versions of PGlite and lite
  'seed.sql',
  'local/app.ts',
  'local/fixes/metadata-as-objects.ts',
  'local/migrate.ts',
  'local/roles.ts',
];

/** Seeded rows contain the date of seeding, so it is part of the hash. */
const todayIso = () => new Date().toISOString().slice(0, 10);

async function cacheFile(): Promise<string> {
  const migrations = (await readdir(path.join(SUPABASE, 'migrations'))).sort();
  const files = [...SOURCES, ...migrations.map((file) => `migrations/${file}`)];
  const hash = createHash('sha256').update(todayIso());
  for (const file of files) hash.update(file).update(await readFile(path.join(SUPABASE, file)));
  return path.join(CACHE, `migrated-${hash.digest('hex').slice(0, 16)}.tar`);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether no running process can still use a file. The name changes at midnight, during a run. */
const isOld = async (file: string): Promise<boolean> => {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > DAY_MS;
};

let archive: Promise<string> | undefined;

/**
 * Archive of a migrated and seeded cluster for in-memory databases: loading takes a fifth of the time of migrating.
 * Cached across processes by the hash of its sources.
 * @param prepare migrates and seeds the database of a data folder, and closes it
 * @returns path of the tar file
 */
export function loadMigratedCluster(prepare: (dataDir: string) => Promise<void>): Promise<string> {
  archive ??= loadOrCreate(prepare);
  return archive;
}

async function loadOrCreate(prepare: (dataDir: string) => Promise<void>): Promise<string> {
  const file = await cacheFile();
  if (existsSync(file)) return file;
  const folder = await mkdtemp(path.join(tmpdir(), 'migrated-'));
  try {
    const dataDir = path.join(folder, 'data');
    await prepare(dataDir);
    const database = await PGlite.create({ dataDir });
    const dump = await database.dumpDataDir('none');
    await database.close();
    await mkdir(CACHE, { recursive: true });
    // Write to a temporary name and rename: two processes may do this at once.
    const partial = `${file}.${process.pid}`;
    await writeFile(partial, Buffer.from(await dump.arrayBuffer()));
    await rename(partial, file);
    for (const name of await readdir(CACHE)) {
      const other = path.join(CACHE, name);
      if (ARCHIVE_NAME.test(name) && (await isOld(other))) await rm(other, { force: true });
    }
    return file;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
