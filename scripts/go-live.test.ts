import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@ia/test-support/builds';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  makeLive,
  publishRemote,
  readLive,
  readRegistry,
  rollback,
} from '../federation/src/commands/index.ts';
import { goLive, WORKSPACE_AUTHOR } from './go-live.ts';

// `pnpm build` activates the versions that it builds, unless the team of an app has activated another one.

// Each test publishes and composes several sites.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const buildTestApp = (text: string, routes = ['/']) =>
  buildApp(path.join(folder, 'mfe-x'), { owner: 'equipa-x', text, routes });
/** Builds, stores and activates one app, like `pnpm build`. */
async function buildAndGoLive(text: string, routes?: string[]) {
  const options = { activate: false, author: WORKSPACE_AUTHOR };
  const { version } = await publishRemote(await buildTestApp(text, routes), site, options);
  const lines = await goLive(site, { 'mfe-x': version });
  return { version, lines, live: (await readLive(site, 'mfe-x'))?.version };
}

test('goLive activates a changed build, even with a removed route', async () => {
  const first = await buildAndGoLive('one', ['/', '/a']);
  expect(first.live).toBe(first.version);
  const second = await buildAndGoLive('two');
  expect(second.live).toBe(second.version);
  expect((await readRegistry(site)).apps['mfe-x']?.routes).toHaveLength(1);
});

test('goLive keeps a team’s release live and prints the command for its own version', async () => {
  await buildAndGoLive('one');
  const team = await publishRemote(await buildTestApp('of the team'), site);
  const { live, version, lines } = await buildAndGoLive('two');
  expect(live).toBe(team.version);
  expect(lines.join()).toMatch(
    `mfe-x ${team.version} stays live (publish by equipa-x). The build ${version} was stored`,
  );
});

test('goLive keeps a rollback live until the workspace activates a version', async () => {
  const first = await buildAndGoLive('one');
  await buildAndGoLive('two');
  await rollback(site, 'mfe-x', undefined);
  const third = await buildAndGoLive('three');
  expect(third.live).toBe(first.version);
  expect(third.lines.join()).toMatch(`mfe-x ${first.version} stays live (rollback by equipa-x).`);
  await makeLive(site, { 'mfe-x': third.version }, { author: WORKSPACE_AUTHOR });
  const fourth = await buildAndGoLive('four');
  expect(fourth.live).toBe(fourth.version);
});
