import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openSite, publishedRegistry } from '../loop/published-site.ts';
import { SCOPE } from '../packages/layout.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';

/** The apps that are live at a site. */
export interface LiveApps {
  /** Address or folder. */
  site: string;
  apps: Registry['apps'];
}

interface Claim {
  app: string;
  route: string;
  /** The app's name has to be free too. */
  isNew: boolean;
}

/** @throws when the site cannot be read. */
export async function readLiveApps(site: string): Promise<LiveApps> {
  const published = await openSite(site);
  try {
    return { site, apps: readLeniently(await publishedRegistry(published), 'registry.json').registry.apps };
  } finally {
    await published.close();
  }
}

/** In four parts: what happened, what was expected, what was found, what to do. */
const refusal = (what: 'name' | 'route', wish: string, [app, owner]: [string, string], site: string): Error =>
  new Error(
    `Nothing was made: the ${what} ${wish} is taken.\n` +
      `  expected a ${what} that is free at ${site}, found it live there, in ${app} (owner: ${owner})\n` +
      `Choose another ${what}, or ask ${owner}.`,
  );

/** Refuses a name or a route that is live, as publishing would later. @throws naming the owner. */
export function expectFree({ site, apps }: LiveApps, { app, route, isNew }: Claim): void {
  const same = isNew ? apps[app] : undefined;
  if (same) throw refusal('name', app, [app, same.owner], site);
  for (const [name, { owner, routes }] of Object.entries(apps)) {
    if (name !== app && routes.some((known) => known.path === route))
      throw refusal('route', route, [name, owner], site);
  }
}

/** Address of the site that `.npmrc` takes packages from, as `federation new` wrote it; null in a workspace. */
async function siteOf(app: string): Promise<string | null> {
  const text = await readFile(path.join(app, '.npmrc'), 'utf8').catch(() => '');
  return new RegExp(`^${SCOPE}:registry=(https?://.*)packages/$`, 'm').exec(text)?.[1] ?? null;
}

/**
 * The apps beside which an app gets another route: at the site that is given, or at the one that the app knows.
 * @param warn is told when the site that the app knows does not answer: no reason to stop working
 * @returns null when no site is known or reached
 * @throws when the site that is given cannot be read.
 */
export async function liveAppsFor(
  app: string,
  given: string | undefined,
  warn: (line: string) => void,
): Promise<LiveApps | null> {
  if (given !== undefined) return readLiveApps(given);
  const site = await siteOf(app);
  if (site === null) return null;
  return readLiveApps(site).catch(({ message }: Error) => {
    warn(`Whether the route is free is not known: ${message}`);
    return null;
  });
}
