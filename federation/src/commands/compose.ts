import { assertKnownSettings } from '../checks/check-settings.ts';
import { assertShell, checkSite } from '../checks/check-site.ts';
import { composeSite } from '../compose/compose-site.ts';
import type { Folder } from '../files/folder.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import { writePublicFiles } from '../site/commit.ts';
import { withSite } from '../site/recover.ts';
import { buildRegistry, registryFileOf } from '../site/registry.ts';
import { siteWarningsOf } from './report.ts';

/**
 * Writes the public files of the site again: documents, static pages and registry. The caller holds the site
 * lock.
 * @returns problems that do not block the command
 */
export async function recompose(site: Folder, { strictConfig = false } = {}): Promise<string[]> {
  const readRegistry = readLeniently(await buildRegistry(site), registryFileOf(site.folder));
  await checkSite(site, readRegistry.registry);
  if (strictConfig) await assertKnownSettings(site, readRegistry);
  assertShell(readRegistry.problems);
  await writePublicFiles(site, await composeSite(site));
  return siteWarningsOf(site);
}

/**
 * Composes a site from the folders of its apps, and recovers from interrupted commands. Idempotent.
 * @param options.strictConfig true refuses a configuration with an unknown key, flag or type
 * @returns problems that do not block the command
 * @throws Error if the configuration must not be public. The public files are unchanged then.
 */
export const compose = (site: string, options: { strictConfig?: boolean } = {}): Promise<string[]> =>
  withSite(site, (lockedSite) => recompose(lockedSite, options));
