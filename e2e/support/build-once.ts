import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '../../scripts/build-site.ts';
import { workspace } from '../../scripts/run.ts';

/**
 * Builds and publishes the site that all journeys run on, in a folder of this run. SKIP_BUILD=1 takes the one
 * that is there (SITE_DIR, or site/).
 * @returns what cleans up after the last test
 */
export default async function buildOnce(): Promise<undefined | (() => Promise<void>)> {
  if (process.env.SKIP_BUILD) return;
  const site = path.join(workspace, '.local', `e2e-site-${process.pid}`);
  await buildSite(site);
  process.env.SITE_DIR = site; // Playwright hands it on to its workers
  return () => rm(site, { recursive: true, force: true });
}
