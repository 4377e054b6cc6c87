import { existsSync } from 'node:fs';
import path from 'node:path';
import { openSite } from '../dev-tools/open-site.ts';
import { readSiteFromNpmrc } from '../new/assert-available.ts';
import type { Packument } from '../packages/layout.ts';
import { fetchRegistry } from '../published/published-site.ts';
import { providedBy } from '../registry/handshake.ts';
import type { Provides } from '../registry/handshake-schema.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { Project } from './project.ts';

/** What a site publishes for apps. */
export interface Published {
  /** Address or folder of the site. */
  site: string;
  /** Contract and packages of its shell; null in a site without a shell. */
  provides: Provides | null;
  /** Latest version of a package in the site's npm registry; null if it has none. */
  latest(name: string): Promise<string | null>;
}

const TIMEOUT_MS = 8000;

/**
 * Finds the site that an app is for: the site in its `.npmrc`; in the workspace, the folder `site`.
 * @returns null if there is none
 */
export async function defaultSite({ kind, root }: Project): Promise<string | null> {
  if (kind === 'repository') return readSiteFromNpmrc(root);
  const folder = path.join(root, 'site');
  return existsSync(path.join(folder, 'registry.json')) ? folder : null;
}

async function fetchLatestVersion(url: string, name: string): Promise<string | null> {
  const response = await fetch(new URL(`packages/${name.replace('/', '%2f')}`, url), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? ((await response.json()) as Packument)['dist-tags'].latest : null;
}

/**
 * Opens a site and reads its registry, for the requirements of its shell and its packages.
 * @param site address or folder
 * @throws when the site cannot be read
 */
export async function openPublished(site: string): Promise<Published & { close(): Promise<void> }> {
  const opened = await openSite(site);
  try {
    const { registry } = readLeniently(await fetchRegistry(opened), 'registry.json');
    const provides = providedBy(registry.shell);
    return { site, provides, latest: (name) => fetchLatestVersion(opened.url, name), close: opened.close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
