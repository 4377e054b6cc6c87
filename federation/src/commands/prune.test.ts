// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prune } from './prune.ts';
import { publishRemote, publishShell } from './publish.ts';

// Prune deletes versions that no visitor needs. It keeps versions of the last day, which open tabs may load.
// The tests pass a later time, so that versions are older.

const DAY_MS = 86_400_000;
let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prune-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const publish = async (text: string, { activate } = { activate: true }): Promise<string> => {
  const app = await buildApp(path.join(folder, 'mfe-x'), { text });
  return (await publishRemote(app, site, { activate })).version;
};
const storedVersions = async () =>
  (await readdir(path.join(site, 'mfe-x'))).filter((name) => /^\d/.test(name)).sort();
const tomorrow = () => Date.now() + DAY_MS + 1000;

it('prune keeps recent, live, last good, latest and named versions and deletes the others with their records', async () => {
  const uploaded = await publish('placed', { activate: false });
  const published: string[] = [uploaded];
  for (const text of ['one', 'two', 'three', 'four']) published.push(await publish(text));
  const [, one, two, three, four] = published as [string, string, string, string, string];
  const latest = await publish('last', { activate: false });
  expect((await prune(site, 'mfe-x', { keep: 1 })).removed).toEqual({ 'mfe-x': [] });
  // All six versions are younger than a day.
  expect(await storedVersions()).toHaveLength(6);
  const now = tomorrow();
  const { removed } = await prune(site, 'mfe-x', { keep: 1, also: [uploaded], now });
  expect(removed['mfe-x']?.sort()).toEqual([one, two].sort());
  expect(await storedVersions()).toEqual([uploaded, three, four, latest].sort());
  expect((await readdir(path.join(site, 'mfe-x/releases'))).sort()).toEqual(
    [uploaded, three, four, latest].map((version) => `${version}.json`).sort(),
  );
  const registry = await readFile(path.join(site, 'registry.json'), 'utf8');
  expect(JSON.parse(registry).apps['mfe-x']).toMatchObject({ version: four, lastGood: { version: three } });
  expect((await prune(site, undefined, { keep: 1, now })).removed).toEqual({ 'mfe-x': [uploaded] });
});

it('prune deletes versions of the shell too and rejects unknown apps and versions', async () => {
  for (const text of ['one', 'two', 'three'])
    await publishShell(await buildShell(path.join(folder, 'shell'), { text }), site);
  await expect(prune(site, 'mfe-y', { keep: 1 })).rejects.toThrow(/has no versions of mfe-y/);
  await expect(prune(site, 'shell', { keep: 0 })).rejects.toThrow(/--keep: expected the number .*found 0/);
  await expect(prune(site, 'shell', { keep: Number.NaN })).rejects.toThrow(/--keep/);
  await expect(prune(site, 'shell', { keep: 1, also: ['1.0.0-x'] })).rejects.toThrow(/no such version/);
  await expect(prune(site, '../shell', { keep: 1 })).rejects.toThrow(/is not a valid app name/);
  expect((await prune(site, undefined, { keep: 1, now: tomorrow() })).removed.shell).toHaveLength(1);
});
