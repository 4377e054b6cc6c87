import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { loadEmptyCluster } from '../empty-cluster.ts';
import { PARSERS } from '../values.ts';

const WASM_FILE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  'pglite.wasm',
);

let compiled: Promise<WebAssembly.Module> | undefined;
/**
 * Compiles PGlite's WebAssembly once per process. PGlite compiles it for each database, and V8 frees the code when a
 * database closes: processes that opened many of them crashed (https://github.com/nodejs/node/issues/64500).
 */
function compileOnce(): Promise<WebAssembly.Module> {
  compiled ??= readFile(WASM_FILE).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/**
 * Opens PGlite in a folder, or in memory when `dataDir` is null. Durability is strict: a commit is on disk before it
 * is acknowledged.
 * @param archive tar file of a cluster to load into memory; empty cluster without one
 */
export async function openPglite(dataDir: string | null, archive?: string): Promise<PGlite> {
  const loadDataDir = archive ? new Blob([await readFile(archive)]) : undefined;
  const where = dataDir ? { dataDir } : { loadDataDir: loadDataDir ?? (await loadEmptyCluster()) };
  return PGlite.create({ ...where, parsers: PARSERS, pgliteWasmModule: await compileOnce() });
}
