import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@ia/test-support/builds';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishRemote, readLive, readRegistry } from '../federation/src/publish/index.ts';
import { BY_THE_WORKSPACE, goLive } from './go-live.ts';

// Each publishes and composes some sites.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const app = (text: string, routes = ['/']) =>
  buildApp(path.join(folder, 'mfe-x'), { owner: 'equipa-x', text, routes });
/** What `pnpm build` does with one app. */
async function build(text: string, routes?: string[]) {
  const options = { activate: false, by: BY_THE_WORKSPACE };
  const { version } = await publishRemote(await app(text, routes), site, options);
  const lines = await goLive(site, { 'mfe-x': version });
  return { version, lines, live: (await readLive(site, 'mfe-x'))?.version };
}

test('a build shows the developer what they changed, a route that is gone too', async () => {
  const first = await build('one', ['/', '/a']);
  expect(first.live).toBe(first.version);
  const second = await build('two');
  expect(second.live).toBe(second.version);
  expect((await readRegistry(site)).apps['mfe-x']?.routes).toHaveLength(1);
});

test('a build leaves live what a team released, and says how to make its own live', async () => {
  await build('one');
  const team = await publishRemote(await app('of the team'), site);
  const { live, version, lines } = await build('two');
  expect(live).toBe(team.version);
  expect(lines.join()).toMatch(
    `mfe-x ${team.version} stays live, as equipa-x made it. ${version}, built here, is placed`,
  );
});
