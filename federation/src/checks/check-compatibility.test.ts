// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { writeLiveSite } from '@ia/test-support/live-site';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLive } from '../commands/activate.ts';
import { publishRemote, publishShell } from '../commands/publish.ts';

// An app requires a contract version and package ranges; the shell provides versions. A change that makes the
// live shell and a live app incompatible is refused.

let folder: string;
let site: string;
let file: string;
const provides = (react: string, contract = 4) => ({ contract, packages: { react } });
const requires = (react: string, contract = 4) => ({ contract, packages: { react } });

/** Writes a site with these live apps and a live shell that provides this version of React. */
const writeSite = (apps: Parameters<typeof registryOf>[0], react = '19.3.1') => {
  const shell = { version: '1', base: './shell/1/', provides: provides(react) };
  return writeLiveSite(site, registryOf(apps, shell));
};
/** Publishes an app without activation and then activates it, so that only the activation can reject it. */
const activateApp = async (requirements: object) => {
  const app = await buildApp(path.join(folder, 'app'), {
    version: '2.0.0',
    owner: 'equipa-x',
    extraFields: requirements,
  });
  const { name, version } = await publishRemote(app, site, { activate: false });
  return makeLive(site, { [name]: version });
};
/** Publishes a shell without activation and then activates it. */
async function activateShell(react: string, contract?: number) {
  const files = { 'provides.json': JSON.stringify(provides(react, contract)) };
  const app = await buildShell(path.join(folder, 'shell'), { version: '2.0.0', text: 'new', files });
  const { version } = await publishShell(app, site, { activate: false });
  return makeLive(site, { shell: version });
}
const readRegistryFile = async () => JSON.parse(await readFile(file, 'utf8'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fit-'));
  site = path.join(folder, 'site');
  file = path.join(site, 'registry.json');
  await mkdir(site);
  await writeFile(path.join(site, 'favicon.svg'), 'old');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('Activating an app that the live shell cannot run fails with owner, expected, found and remedy', async () => {
  await writeSite({ 'mfe-x': { owner: 'equipa-x', routes: [routeTo('/')] } });
  const before = await readRegistryFile();
  await expect(activateApp({ contract: 5, requires: requires('^20.0.0', 5) })).rejects.toThrow(
    /^FED-105: The live shell 1 does not provide .*mfe-x 2\.0\.0-\w+ \(owner: equipa-x\):\n {2}contract: expected 5 or later, found 4\n {2}react: expected \^20\.0\.0, found 19\.3\.1\nThe live site is unchanged\. Publish a shell/,
  );
  expect(await readRegistryFile()).toEqual(before);
  await activateApp({ contract: 4, requires: requires('^19.0.0') });
  expect((await readRegistryFile()).apps['mfe-x'].version).toMatch(/^2\.0\.0-/);
});

it('Publishing a shell that a live app is incompatible with changes nothing, not even files at the root', async () => {
  await writeSite({
    'mfe-x': { owner: 'equipa-x', routes: [routeTo('/')], requires: requires('^19.3.0') },
    'mfe-y': { routes: [routeTo('/y')], requires: requires('^19.0.0 || ^20.0.0') },
  });
  const before = await readRegistryFile();
  const activation = activateShell('20.0.0');
  await expect(activation).rejects.toThrow(
    /FED-106: The shell 2\.0\.0-\w+ does not provide .*mfe-x 1\.0\.0 \(owner: equipa-x\):\n {2}react: expected \^19\.3\.0, found 20\.0\.0\nThe live site is unchanged/s,
  );
  await expect(activation).rejects.not.toThrow(/mfe-y/);
  expect(await readRegistryFile()).toEqual(before);
  expect(await readFile(path.join(site, 'favicon.svg'), 'utf8')).toBe('old');
});

it('Publishing a shell with an earlier contract than a live app requires fails', async () => {
  await writeSite({ 'mfe-x': { routes: [routeTo('/')], contract: 4, requires: requires('^19.3.0') } });
  await expect(activateShell('19.3.1', 3)).rejects.toThrow(/contract: expected 4 or later, found 3/);
});

it('Publishing a shell build without provides.json fails', async () => {
  const app = await buildShell(path.join(folder, 'shell'));
  await rm(path.join(app, 'dist/provides.json'));
  await expect(publishShell(app, site)).rejects.toThrow(
    /^FED-128: .*dist\/provides\.json: expected in the build, found none/,
  );
});

it('The registry contains the packages and the contract that the shell provides', async () => {
  await writeSite({ 'mfe-x': { owner: 'equipa-x', routes: [routeTo('/')] } });
  await activateShell('19.4.0');
  expect((await readRegistryFile()).shell.provides).toEqual(provides('19.4.0'));
});

it('Publishing an app succeeds despite an existing incompatibility of another app', async () => {
  await writeSite({
    'mfe-old': { routes: [routeTo('/old')], contract: 9 },
    'mfe-x': { owner: 'equipa-x', routes: [routeTo('/')] },
  });
  await activateApp({ requires: requires('^19.0.0') });
  await activateShell('19.4.0');
  expect((await readRegistryFile()).apps['mfe-x'].version).toMatch(/^2\.0\.0-/);
});
