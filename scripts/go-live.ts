import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeLive, readLive, readRegistry } from '@ia/federation/publish';

/** Who made live what `pnpm build` and `pnpm start` did. */
export const BY_THE_WORKSPACE = 'pnpm build';

async function isProduction(site: string): Promise<boolean> {
  const config = await readFile(path.join(site, 'site.config.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(config) as { production?: unknown }).production === true;
}

/**
 * Activates the versions that the workspace placed, for apps without a live version and for apps whose live version the
 * workspace activated. A changed source shows after a build; a team's own release stays live.
 * @param placed versions by app
 * @returns a line for each app: what of it is live, and how to make the other one live
 */
export async function goLive(site: string, placed: Record<string, string>): Promise<string[]> {
  const production = await isProduction(site);
  const lives = await Promise.all(
    Object.entries(placed).map(async ([name, version]) => ({
      name,
      version,
      live: await readLive(site, name),
    })),
  );
  const isOurs = ({ live }: (typeof lives)[number]) => !live || live.by === BY_THE_WORKSPACE;
  const versions = Object.fromEntries(lives.filter(isOurs).map(({ name, version }) => [name, version]));
  const { apps } = await readRegistry(site);
  await makeLive(site, versions, {
    action: 'publish',
    by: BY_THE_WORKSPACE,
    // A route that its own source no longer declares is meant to go; a public site wants to be told.
    removeRoutes: production
      ? []
      : Object.keys(versions).flatMap((name) => apps[name]?.routes.map((route) => route.path) ?? []),
  });
  return lives.map(({ name, version, live }) =>
    name in versions || live?.version === version
      ? `  ${name} ${version}`
      : `  ${name} ${live?.version} stays live, as ${live?.by} made it. ${version}, built here, is placed; to make it live: ` +
        `npx federation activate ${name} ${version} --site ${site}`,
  );
}
