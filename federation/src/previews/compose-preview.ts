import { existsSync } from 'node:fs';
import { constants, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { compose, type PublishOptions, publishRemote, publishShell, readLive } from '../commands/index.ts';
import { writeAtomic } from '../files/atomic.ts';
import { openFolder } from '../files/folder.ts';
import { jsonText } from '../files/json.ts';
import { configFileOf, readConfigFile } from '../site/config.ts';
import { type LiveState, liveFileOf, liveNames, readLiveState } from '../site/live.ts';
import { withLock } from '../site/lock.ts';

/** Overrides of `site.config.json` in previews. */
export type PreviewConfig = Record<string, unknown>;

/**
 * Removes the backend and AI from the configuration, so that a preview stores no votes, suggestions or
 * failure reports and causes no AI costs. Removes the site's address, which is not the preview's.
 */
const withoutSideEffects = ({ siteUrl: _, ...config }: Record<string, unknown>): PreviewConfig => ({
  ...config,
  backend: null,
  // A preview expires after some days, and must leave no caches on devices.
  offline: false,
  ai: { ...(config.ai as object | undefined), mode: 'off' },
});

/** Files and folders of an app besides its versions. */
const APP_RECORDS = ['live.json', 'history.jsonl', 'releases'];

/** Copies an app's live version, its last good version and its records. */
async function copyApp(
  site: string,
  to: string,
  name: string,
  { version, lastGood }: LiveState,
): Promise<void> {
  for (const part of [...APP_RECORDS, version, lastGood]) {
    if (!part || !existsSync(path.join(site, name, part))) continue;
    await cp(path.join(site, name, part), path.join(to, name, part), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
}

/**
 * Copies the live state of a site to a new site.
 * @param config overrides of the preview's configuration, which has no backend by default
 */
async function copyLive(site: string, to: string, config: PreviewConfig): Promise<void> {
  await mkdir(to, { recursive: true });
  // Under the lock, so that no command changes or deletes versions meanwhile.
  await withLock(site, async () => {
    const files = openFolder(site);
    for (const name of await liveNames(files)) {
      const live = await readLiveState(files, name);
      if (live) await copyApp(site, to, name, live);
    }
    const previewConfig = { ...withoutSideEffects(await readConfigFile(files)), ...config };
    await writeAtomic(configFileOf(to), jsonText(previewConfig));
  });
  await compose(to);
}

/** Removes the fallback version of the previewed app. A previewed build that fails must show its failure. */
async function removeFallback(site: string, name: string): Promise<void> {
  const live = await readLive(site, name);
  if (!live?.lastGood) return;
  const { lastGood: _, ...withoutLastGood } = live;
  await writeAtomic(path.join(site, liveFileOf(name)), jsonText(withoutLastGood));
  await compose(site);
}

/**
 * Composes a copy of a site with a build published in it. Does not change the site. The publishing service
 * calls it for `federation preview`.
 * @param build folder with the build in its `dist/`
 * @param to folder of the copy; must not exist
 * @returns version and owner of the build, and warnings of publish
 * @throws with the errors of publish.
 */
export async function composePreview(
  site: string,
  to: string,
  { app, build, config = {} }: { app: string; build: string; config?: PreviewConfig },
  options: PublishOptions,
) {
  await copyLive(site, to, config);
  const publish = app === 'shell' ? publishShell : publishRemote;
  const published = await publish(build, to, options);
  await removeFallback(to, app);
  const owner = 'owner' in published.entry ? published.entry.owner : (options.author ?? app);
  return { version: published.version, owner, warnings: published.warnings };
}
