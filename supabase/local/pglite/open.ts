import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { loadEmptyCluster } from '../empty-cluster.ts';
import { PARSERS } from '../values.ts';

/**
 * Opens PGlite in a folder, or in memory when `dataDir` is null. Durability is strict: a commit is on disk before it
 * is acknowledged.
 * @param archive tar file of a cluster to load into memory; empty cluster without one
 */
export async function openPglite(dataDir: string | null, archive?: string): Promise<PGlite> {
  const loadDataDir = archive ? new Blob([await readFile(archive)]) : undefined;
  const where = dataDir ? { dataDir } : { loadDataDir: loadDataDir ?? (await loadEmptyCluster()) };
  return PGlite.create({ ...where, parsers: PARSERS });
}
