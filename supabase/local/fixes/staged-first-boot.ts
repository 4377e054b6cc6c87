import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readCachedCluster } from '../empty-cluster.ts';

/** True when the folder contains a complete cluster: PG_VERSION is the last file that PGlite needs. */
const isDatabase = (folder: string): boolean => existsSync(path.join(folder, 'PG_VERSION'));

/**
 * Creates the cluster in a temporary folder and renames it when complete, so the data folder is either
 * complete or absent. PGlite 0.4.5 cannot open the folder of an interrupted first start.
 */
export async function stageFirstBoot(dataDir: string): Promise<void> {
  if (isDatabase(dataDir)) return;
  const stage = `${dataDir}.init`;
  await rm(stage, { recursive: true, force: true });
  const fresh = await PGlite.create({ dataDir: stage, loadDataDir: await readCachedCluster() });
  await fresh.close();
  await rm(dataDir, { recursive: true, force: true });
  await rename(stage, dataDir);
}
