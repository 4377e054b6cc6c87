import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The file name contains the version of PGlite, because another version needs another cluster. */
const CACHE = path.resolve(import.meta.dirname, '../.temp/pglite-0.4.5-empty.tar');
let cluster: Promise<Blob> | undefined;

/**
 * Archive of an empty PGlite cluster, cached for the next test run: unpacking takes a third of the time of creating
 * one.
 */
export function loadEmptyCluster(): Promise<Blob> {
  cluster ??= readCachedCluster().then((cached) => cached ?? createCluster());
  return cluster;
}

/**
 * The cached archive of an earlier run, or undefined. The first start of a server (staged-first-boot.ts) uses
 * it if it exists, and otherwise lets PGlite create the cluster: writing an archive first would be slower.
 */
export const readCachedCluster = (): Promise<Blob | undefined> =>
  readFile(CACHE).then(
    (file) => new Blob([file]),
    () => undefined,
  );

async function createCluster(): Promise<Blob> {
  const fresh = await PGlite.create();
  const archive = await fresh.dumpDataDir('none');
  await fresh.close();
  await mkdir(path.dirname(CACHE), { recursive: true });
  // Write to a temporary name and rename: two test files may do this at once.
  const partial = `${CACHE}.${process.pid}`;
  await writeFile(partial, Buffer.from(await archive.arrayBuffer()));
  await rename(partial, CACHE);
  return archive;
}
