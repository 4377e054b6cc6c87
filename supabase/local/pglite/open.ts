import { readFile } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { emptyCluster } from '../empty-cluster.ts';

const number = (text: string): number | string => {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : text;
};
const asWritten = (text: string): string => text;
const DATES = [1082, 1083, 1114, 1184, 1266];
/** As @supabase/lite reads them on PGlite, by type: bigint, json, jsonb, numeric, and dates and times, which stay text. */
const PARSERS: PGliteOptions['parsers'] = {
  20: (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
  114: (text: string) => JSON.parse(text),
  3802: (text: string) => JSON.parse(text),
  1700: number,
  ...Object.fromEntries(DATES.map((type) => [type, asWritten])),
};

/**
 * PGlite in a folder, or in memory when `dataDir` is null. Durability stays strict: a commit is on disk before it is acknowledged.
 * @param archive tar file of a cluster that a database in memory begins with; empty without one
 */
export async function openPglite(dataDir: string | null, archive?: string): Promise<PGlite> {
  const loadDataDir = archive ? new Blob([await readFile(archive)]) : undefined;
  const where = dataDir ? { dataDir } : { loadDataDir: loadDataDir ?? (await emptyCluster()) };
  return PGlite.create({ ...where, parsers: PARSERS });
}
