import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openSite } from '../dev-tools/open-site.ts';
import { SCOPE } from '../packages/layout.ts';
import { fetchRegistry } from '../published/published-site.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';

/** Live apps of a site. */
export interface LiveApps {
  /** Address or folder. */
  site: string;
  apps: Registry['apps'];
}

/** Name and route that a new app or page would take. */
interface Claim {
  app: string;
  route: string;
  /** True for a new app, whose name must be free too. */
  isNew: boolean;
}

/** Reads the live apps of a site, by its address or folder. @throws when the site cannot be read. */
export async function readLiveApps(site: string): Promise<LiveApps> {
  const published = await openSite(site);
  try {
    return { site, apps: readLeniently(await fetchRegistry(published), 'registry.json').registry.apps };
  } finally {
    await published.close();
  }
}

/** Creates an error in four parts: problem, expected, found, remedy. */
const conflict = (
  kind: 'name' | 'route',
  value: string,
  [app, owner]: [string, string],
  site: string,
): Error =>
  new Error(
    `Nothing was written: the ${kind} ${value} is taken.\n` +
      `  expected a ${kind} that is free at ${site}, found it live there, in ${app} (owner: ${owner})\n` +
      `Choose another ${kind}, or ask ${owner}.`,
  );

/** Rejects a name or route that is live, as publish would later. @throws Error with the owner's name */
export function assertAvailable({ site, apps }: LiveApps, { app, route, isNew }: Claim): void {
  const namesake = isNew ? apps[app] : undefined;
  if (namesake) throw conflict('name', app, [app, namesake.owner], site);
  for (const [name, { owner, routes }] of Object.entries(apps)) {
    if (name !== app && routes.some((liveRoute) => liveRoute.path === route))
      throw conflict('route', route, [name, owner], site);
  }
}

/**
 * Reads the address of the site whose package registry `.npmrc` names, as `federation new` wrote it;
 * null in a workspace.
 */
export async function readSiteFromNpmrc(app: string): Promise<string | null> {
  const text = await readFile(path.join(app, '.npmrc'), 'utf8').catch(() => '');
  return new RegExp(`^${SCOPE}:registry=(https?://.*)packages/$`, 'm').exec(text)?.[1] ?? null;
}

/**
 * Reads the live apps that a new route must not conflict with: of the given site, or of
 * the site in the app's `.npmrc`.
 * @param warn called when the site in `.npmrc` does not respond, because scaffolding must also work offline
 * @returns null without a site, or when the site in `.npmrc` cannot be read
 * @throws when the given site cannot be read.
 */
export async function liveAppsFor(
  app: string,
  requestedSite: string | undefined,
  warn: (line: string) => void,
): Promise<LiveApps | null> {
  if (requestedSite !== undefined) return readLiveApps(requestedSite);
  const site = await readSiteFromNpmrc(app);
  if (site === null) return null;
  return readLiveApps(site).catch(({ message }: Error) => {
    warn(`Could not check whether the route is free: ${message}`);
    return null;
  });
}
