import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const CACHE = path.resolve(import.meta.dirname, '../.temp/pglite-0.4.5-empty.tar');
let cluster: Promise<Blob> | undefined;

/**
 * A newly made PGlite cluster as an archive, kept for the next test run: unpacking one takes a third of the time that
 * making one does. It holds nothing of ours yet.
 */
export function emptyCluster(): Promise<Blob> {
  cluster ??= keptCluster().then((kept) => kept ?? makeCluster());
  return cluster;
}

/** The archive of an earlier run, if there was one: a first start does not make one just to unpack it. */
export const keptCluster = (): Promise<Blob | undefined> =>
  readFile(CACHE).then(
    (file) => new Blob([file]),
    () => undefined,
  );

async function makeCluster(): Promise<Blob> {
  const fresh = await PGlite.create();
  const archive = await fresh.dumpDataDir('none');
  await fresh.close();
  await mkdir(path.dirname(CACHE), { recursive: true });
  // Under another name first: two test files may do this at once.
  const partial = `${CACHE}.${process.pid}`;
  await writeFile(partial, Buffer.from(await archive.arrayBuffer()));
  await rename(partial, CACHE);
  return archive;
}
