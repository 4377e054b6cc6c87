// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseRegistry } from '../registry/index.ts';
import { activate } from './publish.ts';
import { problemsOf, readRegistry, updateRegistry } from './site.ts';

let site: string;
let file: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'site-'));
  file = path.join(site, 'registry.json');
});
afterEach(() => rm(site, { recursive: true, force: true }));

const write = (registry: object) => writeFile(file, JSON.stringify(registry));
const written = async () => JSON.parse(await readFile(file, 'utf8'));
const entry = (path_: string) => {
  const { apps } = parseRegistry(registryOf({ a: { version: '2.0.0', routes: [routeTo(path_)] } }));
  if (!apps.a) throw new Error('unreadable');
  return apps.a;
};

/** What a newer tool, and a slip of the hand, left behind. */
const trouble = () => ({
  ...registryOf({
    a: { routes: [routeTo('/')] },
    broken: { entry: 7, routes: [routeTo('/broken')] },
    newer: { future: { x: 1 }, routes: [routeTo('/newer', { flag: 'enableLater', colour: 'gold' })] },
  }),
  schema: 2,
  signedBy: 'somebody',
});

it('lets a team publish beside entries of others that are broken or newer, and writes those back as they were', async () => {
  await write(trouble());
  await updateRegistry(site, (registry) => activate(registry, 'a', entry('/')));
  const { apps, ...rest } = await written();
  const before = trouble();
  expect(rest).toEqual({ schema: 2, shell: before.shell, signedBy: 'somebody' });
  expect(apps.broken).toEqual(before.apps.broken);
  expect(apps.newer).toEqual(before.apps.newer);
  expect(apps.a).toMatchObject({ version: '2.0.0', lastGood: { version: '1.0.0' } });
  expect((await problemsOf(site)).map(({ owner }) => owner)).toEqual(['equipa-broken']);
});

it('lets the team of the broken app mend it, with nothing broken to go back to', async () => {
  await write(trouble());
  await updateRegistry(site, (registry) => activate(registry, 'broken', entry('/broken')));
  expect((await written()).apps.broken.lastGood).toBeUndefined();
  expect((await readRegistry(site)).apps.broken?.version).toBe('2.0.0');
});

it('is strict with what the command itself writes', async () => {
  await write(trouble());
  const before = await readFile(file, 'utf8');
  const wrong = { ...entry('/'), entry: 'ftp://x/remoteEntry.js' };
  await expect(updateRegistry(site, (registry) => activate(registry, 'a', wrong))).rejects.toThrow(
    /registry\.json is not valid:\n {2}apps\.a\.entry: expected .*found "ftp:/,
  );
  await expect(updateRegistry(site, (registry) => activate(registry, 'b', entry('/newer')))).rejects.toThrow(
    /apps\.b\.routes: expected routes of its own, found "\/newer", which newer serves \(owner: equipa-newer\)\nNothing that is live was changed\. Give the route another path/,
  );
  expect(await readFile(file, 'utf8')).toBe(before);
});
