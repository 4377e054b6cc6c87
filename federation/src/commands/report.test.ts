// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@ia/test-support/builds';
import { writeLiveSite } from '@ia/test-support/live-site';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLive } from './activate.ts';
import { compose } from './compose.ts';
import { publishRemote } from './publish.ts';
import { problemsOf, readRegistry } from './report.ts';

// A registry may have invalid entries, and entries that a later version of the tools wrote. Publish
// validates only the entries that it changes, and copies the others as they are.

let folder: string;
let site: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  site = path.join(folder, 'site');
  file = path.join(site, 'registry.json');
  await mkdir(site);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const readRegistryFile = async () => JSON.parse(await readFile(file, 'utf8'));
const build = (name: string, routes: string[], extraFields: object = {}) =>
  buildApp(path.join(folder, name), { name, routes, version: '2.0.0', extraFields });

/** A registry with entries of a later tool and with a manual mistake. */
const mixedRegistry = () => ({
  ...registryOf({
    a: { routes: [routeTo('/')] },
    broken: { entry: 7, routes: [routeTo('/broken')] },
    newer: { future: { x: 1 }, routes: [routeTo('/newer', { flag: 'enableLater', colour: 'gold' })] },
  }),
});

it('publish succeeds despite invalid or newer entries of other apps and leaves them unchanged', async () => {
  await writeLiveSite(site, mixedRegistry());
  await publishRemote(await build('a', ['/']), site);
  const { apps, ...otherKeys } = await readRegistryFile();
  const before = mixedRegistry();
  expect(otherKeys).toEqual({ schema: 1, shell: before.shell });
  expect(apps.broken).toEqual(before.apps.broken);
  expect(apps.newer).toEqual(before.apps.newer);
  expect(apps.a).toMatchObject({
    version: expect.stringMatching(/^2\.0\.0-/),
    lastGood: { version: '1.0.0' },
  });
  expect((await problemsOf(site)).map(({ owner }) => owner)).toEqual(['equipa-broken']);
});

it('publish of the app with an invalid entry repairs the entry', async () => {
  await writeLiveSite(site, mixedRegistry());
  // A release record is written only for valid entries.
  await rm(path.join(site, 'broken/releases'), { recursive: true });
  await publishRemote(await build('broken', ['/broken']), site);
  expect((await readRegistry(site)).apps.broken?.version).toMatch(/^2\.0\.0-/);
});

it('publish validates strictly the entries that it makes live', async () => {
  await writeLiveSite(site, mixedRegistry());
  await compose(site);
  const before = await readFile(file, 'utf8');
  await expect(publishRemote(await build('a', ['/'], { sharedUi: 7 }), site)).rejects.toThrow(
    /✗ FED-101 declaration: mfe\.json is not valid:\n {2}sharedUi: expected .*found 7/,
  );
  await expect(publishRemote(await build('b', ['/newer']), site)).rejects.toThrow(
    /apps\.b\.routes: expected routes that no other app serves, found "\/newer", which newer serves \(owner: equipa-newer\)\nThe live site is unchanged\. Give the route another path/,
  );
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(await readdir(site)).not.toContain('b');
});

it('publish rejects the removal of the main page unless another app serves it', async () => {
  await publishRemote(await build('main', ['/', '/a']), site);
  await expect(publishRemote(await build('main', ['/a']), site)).rejects.toThrow(
    /registry\.json is not valid:\n {2}apps: expected .*"\/".*, found \/a\nThe registry is unchanged.*federation activate/,
  );
  const withoutMainPage = await publishRemote(await build('main', ['/a']), site, { activate: false });
  const otherApp = await publishRemote(await build('another', ['/']), site, { activate: false });
  await makeLive(site, { main: withoutMainPage.version, another: otherApp.version });
  expect((await readRegistry(site)).apps.another?.routes[0]?.path).toBe('/');
});
