import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '../../scripts/build-site.ts';
import { workspace } from '../../scripts/run.ts';

/**
 * Builds and publishes the site for all tests, in a temporary folder. SKIP_BUILD=1 uses an existing site
 * (SITE_DIR, or site/).
 * @returns a function that deletes the folder after the last test
 */
export default async function buildOnce(): Promise<undefined | (() => Promise<void>)> {
  if (process.env.SKIP_BUILD) return;
  const site = path.join(workspace, '.local', `e2e-site-${process.pid}`);
  await buildSite(site);
  process.env.SITE_DIR = site; // Playwright passes it to its workers
  return () => rm(site, { recursive: true, force: true });
}
