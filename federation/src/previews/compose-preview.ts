import { existsSync } from 'node:fs';
import { constants, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { jsonText, writeAtomic } from '../publish/folder.ts';
import { compose, type PublishOptions, publishRemote, publishShell, readLive } from '../publish/index.ts';
import { type Live, liveFileOf, liveNames } from '../publish/live.ts';
import { configFileOf, readConfig } from '../publish/read-config.ts';
import { inTurn } from '../publish/turn.ts';

/** Keys of `site.config.json` that are others in previews. */
export type PreviewConfig = Record<string, unknown>;

/**
 * Without a backend, nobody's vote, suggestion or failure report goes anywhere, and no model is asked at the site's expense. The
 * site's address is not that of its previews.
 */
const withoutEffect = ({ siteUrl: _, ...config }: Record<string, unknown>): PreviewConfig => ({
  ...config,
  backend: null,
  // It is over in some days, and so is what it would leave on devices.
  offline: false,
  ai: { ...(config.ai as object | undefined), mode: 'off' },
});

const OF_AN_APP = ['live.json', 'history.jsonl', 'releases'];

/** What is live of an app, what it may be gone back to, and all that is known of it. */
async function copyApp(site: string, to: string, name: string, { version, lastGood }: Live): Promise<void> {
  for (const part of [...OF_AN_APP, version, lastGood]) {
    if (!part || !existsSync(path.join(site, name, part))) continue;
    await cp(path.join(site, name, part), path.join(to, name, part), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
}

/**
 * A site of its own with what is live in another.
 * @param config keys that replace those of previews, which have no backend by themselves
 */
async function copyLive(site: string, to: string, config: PreviewConfig): Promise<void> {
  await mkdir(to, { recursive: true });
  // While nobody changes what is live, or removes what it was.
  await inTurn(site, async () => {
    for (const name of await liveNames(site)) {
      const live = await readLive(site, name);
      if (live) await copyApp(site, to, name, live);
    }
    const own = { ...withoutEffect(await readConfig(site)), ...config };
    await writeAtomic(configFileOf(to), jsonText(own));
  });
  await compose(to);
}

/** A candidate that does not open shows that: nothing is to take its place. */
async function withoutWayBack(site: string, name: string): Promise<void> {
  const live = await readLive(site, name);
  if (!live?.lastGood) return;
  const { lastGood: _, ...rest } = live;
  await writeAtomic(liveFileOf(site, name), jsonText(rest));
  await compose(site);
}

/**
 * Composes what a site would be if a build were published now, in a folder of its own. The site is only read.
 * @param build folder with the build in its `dist/`
 * @param to does not exist yet
 * @throws what publishing would say against it.
 */
export async function composePreview(
  site: string,
  to: string,
  { app, build, config = {} }: { app: string; build: string; config?: PreviewConfig },
  options: PublishOptions,
) {
  await copyLive(site, to, config);
  const publish = app === 'shell' ? publishShell : publishRemote;
  const done = await publish(build, to, options);
  await withoutWayBack(to, app);
  const owner = 'owner' in done.entry ? done.entry.owner : (options.by ?? app);
  return { version: done.version, owner, warnings: done.warnings };
}
