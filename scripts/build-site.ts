import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { checkConfig, openFolder, publishRemote, publishShell, readRegistry } from '@ia/federation/commands';
import { remoteFolders } from '@ia/federation/preset';
import { assertMainRoute } from '@ia/federation/registry';
import { goLive, WORKSPACE_AUTHOR } from './go-live.ts';
import { packPackages, publishPackages } from './pack-packages.ts';
import { run, runInParallel, workspace } from './run.ts';

/** Builds each app separately, as its team would. */
async function buildApps(): Promise<string[]> {
  const apps = ['shell', ...remoteFolders(workspace)];
  await runInParallel(apps, 2, async (app) => {
    await run('vite', ['build'], { cwd: path.join(workspace, app), quiet: true });
    console.log(`${app}: built`);
  });
  return apps;
}

/**
 * Builds every app and stores it in the site, with the packages for teams in other repositories. Existing
 * versions stay, because open tabs may need them. Activates apps that no team has released.
 * @throws Error if no app serves the main page, or if the configuration must not be public
 */
export async function buildSite(site: string): Promise<void> {
  // All builds before anything goes live, so that a failed build leaves no partial update.
  const apps = await buildApps();
  const packages = await packPackages();
  const config = path.join(workspace, 'site.config.json');
  // Checks the configuration before it is copied into the public site.
  await checkConfig(openFolder(workspace), openFolder(path.join(workspace, 'shell/dist')));
  await mkdir(site, { recursive: true });
  await cp(config, path.join(site, 'site.config.json'));
  const uploaded: Record<string, string> = {};
  for (const app of apps) {
    const publish = app === 'shell' ? publishShell : publishRemote;
    const options = { activate: false, author: WORKSPACE_AUTHOR };
    const { name, version } = await publish(path.join(workspace, app), site, options);
    uploaded[name] = version;
  }
  for (const line of await goLive(site, uploaded)) console.log(line);
  for (const line of await publishPackages(site, packages)) console.log(line);
  assertMainRoute(await readRegistry(site), path.join(site, 'registry.json'));
}
