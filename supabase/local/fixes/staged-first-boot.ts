import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { keptCluster } from '../empty-cluster.ts';

/** The last file that PGlite needs in a folder it can open. */
const isDatabase = (folder: string): boolean => existsSync(path.join(folder, 'PG_VERSION'));

/**
 * A first start that is killed half-way leaves a folder that PGlite 0.4.5 can never open again. The cluster is made in
 * a folder beside it and renamed when complete, so the data folder is either whole or absent.
 */
export async function stageFirstBoot(dataDir: string): Promise<void> {
  if (isDatabase(dataDir)) return;
  const stage = `${dataDir}.init`;
  await rm(stage, { recursive: true, force: true });
  const fresh = await PGlite.create({ dataDir: stage, loadDataDir: await keptCluster() });
  await fresh.close();
  await rm(dataDir, { recursive: true, force: true });
  await rename(stage, dataDir);
}
