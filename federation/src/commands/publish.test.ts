// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Registry } from '../registry/index.ts';
import { makeLive } from './activate.ts';
import { publishRemote } from './publish.ts';
import { readRegistry } from './report.ts';

const fixtures = path.join(import.meta.dirname, '../../fixtures');
// Builds with the command line in the app's folder, like a team. The federation plugin is inactive when
// VITEST is set.
const buildFixture = (name: string) => {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const vite = path.join(fixtures, '../node_modules/.bin/vite');
  return promisify(execFile)(vite, ['build', '--logLevel', 'warn'], { cwd: path.join(fixtures, name), env });
};

beforeAll(() => buildFixture('probe'), 60_000);

// Each case has its own build and an empty site.
let folder: string;
let site: string;
let app: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  app = path.join(folder, 'probe');
  site = path.join(folder, 'site');
  await cp(path.join(fixtures, 'probe/dist'), path.join(app, 'dist'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const liveEntry = async () => (await readRegistry(site)).apps.probe;

/** Publishes a first version. */
async function publishFirst(): Promise<Registry['apps'][string]> {
  await publishRemote(app, site);
  const entry = await liveEntry();
  if (!entry) throw new Error('nothing is live');
  return entry;
}

const changeBuild = async (text: string) => {
  const file = path.join(app, 'dist/remoteEntry.js');
  await writeFile(file, `${await readFile(file, 'utf8')}\n// ${text}`);
};

describe('publishRemote', () => {
  it('copies the build to a new folder and adds its entry with preload files to the registry', async () => {
    const { name, version } = await publishRemote(app, site);
    const entry = (await readRegistry(site)).apps[name];
    expect(entry?.entry).toBe(`./probe/${version}/remoteEntry.js`);
    for (const file of entry?.routes[0]?.preload ?? []) {
      expect(existsSync(path.join(site, 'probe', version, file)), file).toBe(true);
    }
    expect(entry?.routes[0]?.preload.join(' ')).toMatch(/remoteEntry\.js.*mf-.*probe-/);
  });

  it('publishes builds that can access every export of a shared package', async () => {
    const { version } = await publishRemote(app, site);
    const folder = path.join(site, 'probe', version, 'assets');
    const code = (await readdir(folder)).filter((file) => file.endsWith('.js'));
    const bundledCode = (
      await Promise.all(code.map((file) => readFile(path.join(folder, file), 'utf8')))
    ).join('\n');
    // The probe app imports none of these.
    for (const name of [
      'useInsertionEffect',
      'useSyncExternalStore',
      'createPortal',
      'createStore',
      'keyframes',
    ]) {
      expect(bundledCode.includes(name), name).toBe(true);
    }
  });

  it('stores changed content in another folder and keeps the old version as last good', async () => {
    const before = await publishFirst();
    await changeBuild('a second release');
    const { version } = await publishRemote(app, site);
    expect(version).not.toBe(before.version);
    expect((await liveEntry())?.lastGood).toMatchObject({ version: before.version, entry: before.entry });
    expect(existsSync(path.join(site, 'probe', before.version, 'remoteEntry.js'))).toBe(true);
  });

  it('restores an earlier version by changing only the registry', async () => {
    const { version: firstVersion } = await publishFirst();
    await changeBuild('a second release');
    await publishRemote(app, site);
    expect((await liveEntry())?.version).not.toBe(firstVersion);
    await makeLive(site, { probe: firstVersion });
    expect((await liveEntry())?.version).toBe(firstVersion);
    await expect(makeLive(site, { probe: '9.9.9' })).rejects.toThrow(/Published versions: .*0\.0\.1-/);
  });

  it('has no rollback target after a rollback, and one again after the next release', async () => {
    const first = await publishFirst();
    await changeBuild('a second release');
    await publishRemote(app, site);
    await makeLive(site, { probe: first.version });
    expect((await liveEntry())?.lastGood).toBeUndefined();
    await changeBuild('a third release');
    await publishRemote(app, site);
    expect((await liveEntry())?.lastGood?.version).toBe(first.version);
  });

  it('rejects a page over its budget and reports the size of its files', async () => {
    const file = path.join(app, 'dist/mfe.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, JSON.stringify({ ...JSON.parse(text), budget: { js: 10 } }));
    await expect(publishRemote(app, site)).rejects.toThrow(
      /\/probe exceeds its budget: \d+ bytes.*\n +\d+ {2}assets\/probe-/,
    );
  });

  it('rejects an app whose name another team owns, unless --new-owner is given', async () => {
    await publishFirst();
    const before = await readRegistry(site);
    const file = path.join(app, 'dist/mfe.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, JSON.stringify({ ...JSON.parse(text), owner: 'equipa-nova' }));
    await expect(publishRemote(app, site)).rejects.toThrow(
      /probe \S+ \(owner: equipa-nova\): expected an app name that no other team uses, found probe \S+ live \(owner: equipa-de-teste\)\.\nNothing was published\. Give your app another name.*--new-owner/,
    );
    expect(await readRegistry(site)).toEqual(before);
    await publishRemote(app, site, { newOwner: true });
    expect((await liveEntry())?.owner).toBe('equipa-nova');
  });

  it('rejects a build that contains a provider key', async () => {
    const file = path.join(app, 'dist/assets/settings.js');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `export const key = "AIza${'SyA1234567890abcdefghijklmnopqrstuv'.slice(0, 35)}";`);
    await expect(publishRemote(app, site)).rejects.toThrow(/settings\.js holds a provider key/);
  });

  it('fails with a remedy when there is no build', async () => {
    await expect(publishRemote(path.join(tmpdir(), 'nowhere'), site)).rejects.toThrow(
      /Run its "build" script first/,
    );
  });
});

it('The build of a remote that bundles a shared package fails with its name', async () => {
  await expect(buildFixture('leaky')).rejects.toThrow(
    /leaky bundles packages that the shell provides[\s\S]*jotai\//,
  );
});
