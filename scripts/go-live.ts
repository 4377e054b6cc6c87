import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeLive, readLive, readRegistry } from '@ia/federation/commands';

/** Author of versions that `pnpm build` and `pnpm start` activate. */
export const WORKSPACE_AUTHOR = 'pnpm build';

async function isProduction(site: string): Promise<boolean> {
  const config = await readFile(path.join(site, 'site.config.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(config) as { production?: unknown }).production === true;
}

/**
 * Activates the versions that the workspace stored, for apps without a live version and
 * for apps whose live version the workspace activated. A build therefore shows changed
 * sources, and a team's own release stays live.
 * @param uploaded stored versions by app
 * @returns a line for each app: the live version, and how to activate the stored one
 */
export async function goLive(site: string, uploaded: Record<string, string>): Promise<string[]> {
  const production = await isProduction(site);
  const candidates = await Promise.all(
    Object.entries(uploaded).map(async ([name, version]) => ({
      name,
      version,
      live: await readLive(site, name),
    })),
  );
  const isActivatable = ({ live }: (typeof candidates)[number]) => !live || live.author === WORKSPACE_AUTHOR;
  const versions = Object.fromEntries(
    candidates.filter(isActivatable).map(({ name, version }) => [name, version]),
  );
  const { apps } = await readRegistry(site);
  await makeLive(site, versions, {
    action: 'publish',
    author: WORKSPACE_AUTHOR,
    // A route that the source no longer declares may go; a production site asks for confirmation.
    removeRoutes: production
      ? []
      : Object.keys(versions).flatMap((name) => apps[name]?.routes.map((route) => route.path) ?? []),
  });
  return candidates.map(({ name, version, live }) =>
    name in versions || live?.version === version
      ? `  ${name} ${version}`
      : `  ${name} ${live?.version} stays live (${live?.action} by ${live?.author}). The build ${version} was stored; to activate it: ` +
        `npx federation activate ${name} ${version} --site ${site}`,
  );
}
