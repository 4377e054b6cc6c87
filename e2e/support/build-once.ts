import path from 'node:path';
import { buildSite } from '../../scripts/build-site.ts';
import { workspace } from '../../scripts/run.ts';

/** Builds and publishes the site that all journeys run on. SKIP_BUILD=1 takes the one that is there. */
export default async function buildOnce(): Promise<void> {
  if (process.env.SKIP_BUILD) return;
  await buildSite(path.join(workspace, 'site'));
}
