import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeLive, readLive, readRegistry, UNKNOWN } from '@ia/federation/publish';

/** Who made live what `pnpm build` and `pnpm start` did. */
export const BY_THE_WORKSPACE = 'pnpm build';

async function isProduction(site: string): Promise<boolean> {
  const config = await readFile(path.join(site, 'site.config.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(config) as { production?: unknown }).production === true;
}

/**
 * Makes live, of what the workspace placed in a site, what takes nothing from anybody: apps of which nothing is live, and
 * those whose live version the workspace itself made live. So a changed source shows after a build, and a release that a
 * team made by itself stays. Of sites from before nobody knows who made what live: where a site is not public yet, that
 * was most likely this workspace.
 * @param placed versions by app
 * @returns a line for each app: what of it is live, and how to make the other one live
 */
export async function goLive(site: string, placed: Record<string, string>): Promise<string[]> {
  const production = await isProduction(site);
  const own = production ? [BY_THE_WORKSPACE] : [BY_THE_WORKSPACE, UNKNOWN];
  const lives = await Promise.all(
    Object.entries(placed).map(async ([name, version]) => ({
      name,
      version,
      live: await readLive(site, name),
    })),
  );
  const isOurs = ({ live }: (typeof lives)[number]) => !live || own.includes(live.by);
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
