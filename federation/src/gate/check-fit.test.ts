// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { writeLiveSite } from '@ia/test-support/live-site';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLive } from '../publish/make-live.ts';
import { publishRemote, publishShell } from '../publish/publish.ts';

let folder: string;
let site: string;
let file: string;
const provides = (react: string, contract = 4) => ({ contract, packages: { react } });
const requires = (react: string, contract = 4) => ({ contract, packages: { react } });

const write = (apps: Parameters<typeof registryOf>[0], react = '19.3.1') => {
  const shell = { version: '1', base: './shell/1/', provides: provides(react) };
  return writeLiveSite(site, registryOf(apps, shell));
};
/** Placed past the gate, so that activation alone is what refuses. */
const activate = async (needs: object) => {
  const build = { version: '2.0.0', owner: 'equipa-x', more: needs };
  const app = await buildApp(path.join(folder, 'app'), build);
  const { name, version } = await publishRemote(app, site, { activate: false });
  return makeLive(site, { [name]: version });
};
/** A built shell, with a file that lies at the site's root. */
async function publishNext(react: string, contract?: number) {
  const files = { 'provides.json': JSON.stringify(provides(react, contract)) };
  const app = await buildShell(path.join(folder, 'shell'), { version: '2.0.0', text: 'new', files });
  const { version } = await publishShell(app, site, { activate: false });
  return makeLive(site, { shell: version });
}
const live = async () => JSON.parse(await readFile(file, 'utf8'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fit-'));
  site = path.join(folder, 'site');
  file = path.join(site, 'registry.json');
  await mkdir(site);
  await writeFile(path.join(site, 'favicon.svg'), 'old');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('refuses an app that the live shell cannot serve: who, expected, found, what to do', async () => {
  await write({ 'mfe-x': { owner: 'equipa-x', routes: [routeTo('/')] } });
  const before = await live();
  await expect(activate({ contract: 5, requires: requires('^20.0.0', 5) })).rejects.toThrow(
    /The shell 1 that is live .*mfe-x 2\.0\.0-\w+ \(owner: equipa-x\):\n {2}contract: expected 5 or later, found 4\n {2}react: expected \^20\.0\.0, found 19\.3\.1\nNothing that is live was changed\. Publish a shell/,
  );
  expect(await live()).toEqual(before);
  await activate({ contract: 4, requires: requires('^19.0.0') });
  expect((await live()).apps['mfe-x'].version).toMatch(/^2\.0\.0-/);
});

it('refuses a shell that a live app cannot live with, whole: the files at the root stay too', async () => {
  await write({
    'mfe-x': { owner: 'equipa-x', routes: [routeTo('/')], requires: requires('^19.3.0') },
    'mfe-y': { routes: [routeTo('/y')], requires: requires('^19.0.0 || ^20.0.0') },
  });
  const before = await live();
  const refused = publishNext('20.0.0');
  await expect(refused).rejects.toThrow(
    /The shell 2\.0\.0-\w+ does not bring .*mfe-x 1\.0\.0 \(owner: equipa-x\):\n {2}react: expected \^19\.3\.0, found 20\.0\.0\nNothing that is live was changed/s,
  );
  await expect(refused).rejects.not.toThrow(/mfe-y/);
  expect(await live()).toEqual(before);
  expect(await readFile(path.join(site, 'favicon.svg'), 'utf8')).toBe('old');
});

it('refuses a shell of an earlier contract than a live app needs', async () => {
  await write({ 'mfe-x': { routes: [routeTo('/')], contract: 4, requires: requires('^19.3.0') } });
  await expect(publishNext('19.3.1', 3)).rejects.toThrow(/contract: expected 4 or later, found 3/);
});

it('refuses a shell build that does not say what it provides', async () => {
  const app = await buildShell(path.join(folder, 'shell'));
  await rm(path.join(app, 'dist/provides.json'));
  await expect(publishShell(app, site)).rejects.toThrow(/provides\.json is missing/);
});

it('says in the registry what the shell brings', async () => {
  await write({ 'mfe-x': { owner: 'equipa-x', routes: [routeTo('/')] } });
  await publishNext('19.4.0');
  expect((await live()).shell.provides).toEqual(provides('19.4.0'));
});

it('does not stop one team for what did not fit before', async () => {
  await write({
    'mfe-old': { routes: [routeTo('/old')], contract: 9 },
    'mfe-x': { owner: 'equipa-x', routes: [routeTo('/')] },
  });
  await activate({ requires: requires('^19.0.0') });
  await publishNext('19.4.0');
  expect((await live()).apps['mfe-x'].version).toMatch(/^2\.0\.0-/);
});
