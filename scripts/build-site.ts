import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { remoteFolders } from '@ia/federation/preset';
import { checkConfig, publishRemote, publishShell, readRegistry } from '@ia/federation/publish';
import { expectMainRoute } from '@ia/federation/registry';
import { BY_THE_WORKSPACE, goLive } from './go-live.ts';
import { packPackages } from './pack-packages.ts';
import { inParallel, run, workspace } from './run.ts';

/** Builds every app on its own, as its team would. */
async function buildApps(): Promise<string[]> {
  const apps = ['shell', ...remoteFolders(workspace)];
  await inParallel(apps, 2, (app) => run('vite', ['build'], { cwd: path.join(workspace, app), quiet: true }));
  return apps;
}

/**
 * Builds every app and places each in the site, with the packages that teams elsewhere build theirs with. Versions that are there already stay: they are never
 * overwritten, and an open tab may still need them. Live becomes what nobody else has made live.
 * @throws when no app serves the main page, and when the configuration must not be public.
 */
export async function buildSite(site: string): Promise<void> {
  const apps = await buildApps();
  const config = path.join(workspace, 'site.config.json');
  // Before it is copied: what lies in the site is public.
  await checkConfig(config, path.join(workspace, 'shell/dist'));
  await mkdir(site, { recursive: true });
  await cp(config, path.join(site, 'site.config.json'));
  const placed: Record<string, string> = {};
  for (const app of apps) {
    const publish = app === 'shell' ? publishShell : publishRemote;
    const options = { activate: false, by: BY_THE_WORKSPACE };
    const { name, version } = await publish(path.join(workspace, app), site, options);
    placed[name] = version;
  }
  for (const line of await goLive(site, placed)) console.log(line);
  await packPackages(site);
  expectMainRoute(await readRegistry(site), path.join(site, 'registry.json'));
}
