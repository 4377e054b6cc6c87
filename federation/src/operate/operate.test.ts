// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { publishRemote, publishShell } from '../commands/publish.ts';
import { findServedConfig } from '../failures/served-config.ts';
import { serveSite } from '../serve/index.ts';

// Runs each command of the CLI in its own process.

const cli = path.join(import.meta.dirname, '../cli.ts');
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let site: string;
let backend: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'operate-'));
  site = path.join(folder, 'site');
});
afterEach(async () => {
  backend?.close();
  backend = undefined;
  await rm(folder, { recursive: true, force: true });
});

const runFederation = (...args: string[]) =>
  promisify(execFile)(process.execPath, [cli, ...args, '--site', site]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
const publish = async (text: string, owner = 'equipa-mfe-x') => {
  const requirements = { contract: 4, requires: { contract: 4, packages: { react: '^19.3.0' } } };
  const app = await buildApp(path.join(folder, 'mfe-x'), { text, owner, extraFields: requirements });
  return (await publishRemote(app, site, { author: 'token-x' })).version;
};
const configure = (config: object) => writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));

/** Serves a fake backend with failure counts and AI health, and configures it. @returns the requests it received */
async function serveCounts(counts: object[], ai?: object): Promise<string[]> {
  const requests: string[] = [];
  backend = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.apikey}`);
    response.end(JSON.stringify(request.url?.endsWith('/ai_status') ? ai : counts));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => backend?.once('listening', resolve));
  const { port } = backend.address() as AddressInfo;
  await configure({
    backend: { url: `http://127.0.0.1:${port}`, publishableKey: 'sb_publishable_x' },
    ...(ai && { ai: { mode: 'server' } }),
  });
  return requests;
}

it('federation publish says whether the version is live, and where', async () => {
  const version = await publish('one');
  const app = path.join(folder, 'mfe-x');
  const again = 'the build has not changed; after a change of the sources, build again\n';
  expect((await runFederation('publish', app)).stdout).toBe(`mfe-x ${version}\n  was already live: ${again}`);
  await configure({ siteUrl: 'https://ia.municipio.example' });
  expect((await runFederation('publish', app)).stdout).toBe(
    `mfe-x ${version}\n  was already live at https://ia.municipio.example/: ${again}`,
  );
  const two = await publish('two');
  await runFederation('activate', 'mfe-x', version);
  expect((await runFederation('publish', app)).stdout).toBe(
    `mfe-x ${two}\n  live at https://ia.municipio.example/\n`,
  );
  expect((await runFederation('publish', app, '--upload-only')).stdout).toBe(`mfe-x ${two}\n`);
});

it('federation status prints live versions, their requirements, failure counts and the rollback command', async () => {
  await publishShell(await buildShell(path.join(folder, 'shell')), site);
  const [one, two] = [await publish('one'), await publish('two')];
  const day = new Date().toISOString().slice(0, 10);
  const countRow = (version: string, kind: string, n: number, app = 'mfe-x') => ({
    day,
    app,
    version,
    kind,
    count: n,
  });
  const requests = await serveCounts([
    countRow(two, 'render', 12),
    countRow(two, 'network', 1),
    countRow(one, 'network', 2),
    countRow(two, 'render', 99, 'mfe-y'),
    { ...countRow(two, 'render', 50), day: '2026-01-01' },
  ]);
  const { stdout } = await runFederation('status');
  expect(requests).toEqual(['POST /rest/v1/rpc/failure_counts sb_publishable_x']);
  expect(stdout).toMatch(/^shell 1\.0\.0-/);
  expect(stdout).toContain(`mfe-x ${two} (owner: equipa-mfe-x)`);
  expect(stdout).toMatch(/live since \d{4}-\d\d-\d\d \d\d:\d\d UTC, by token-x \(publish\)/);
  expect(stdout).toMatch(/size: \d+ kB in 4 files\n {4}needs: contract 4, react \^19\.3\.0/);
  expect(stdout).toContain(
    `failures since yesterday: 13 (12 render FED-405, 1 network FED-401); ${one} before it: 2 (2 network FED-401) — RISING`,
  );
  expect(stdout).toContain(`back to ${one}: federation rollback mfe-x --site ${site}`);
  const { apps } = JSON.parse((await runFederation('status', 'mfe-x', '--json')).stdout);
  expect(apps).toMatchObject([{ app: 'mfe-x', live: { version: two }, rollbackTarget: one }]);
});

it('federation status prints the health of the AI service: providers, cool-downs and reached spending limits', async () => {
  await publish('one');
  const at = (time: string) => `2026-11-22T${time}:00+00:00`;
  const healthyProvider = {
    provider: 'openrouter',
    answeredAt: at('10:05'),
    failedAt: null,
    failure: null,
    restsUntil: null,
  };
  const failingProvider = {
    provider: 'gemini',
    answeredAt: null,
    failedAt: at('10:04'),
    failure: 'http 503',
    restsUntil: at('10:06'),
  };
  const spending = { closedBy: 'month', refusedToday: 7, spentOfDay: null, spentOfMonth: 99 };
  const requests = await serveCounts([], { providers: [failingProvider, healthyProvider], ...spending });
  const { stdout } = await runFederation('status');
  expect(requests).toContain('POST /rest/v1/rpc/ai_status sb_publishable_x');
  expect(stdout).toContain(
    [
      'AI service',
      'spent: 99 % of the monthly limit',
      'OFF: the monthly limit is reached; requests rejected today: 7 (docs/operations.md)',
      'gemini: no response yet; last failure 2026-11-22 10:04 UTC (http 503); COOLING DOWN until 2026-11-22 10:06 UTC, tried last',
      'openrouter: last response 2026-11-22 10:05 UTC',
    ].join('\n    '),
  );
  expect((await runFederation('status', 'mfe-x')).stdout).not.toContain('AI service');
});

it('federation status and rollback report unknown failure counts and continue', async () => {
  const [one, two] = [await publish('one'), await publish('two')];
  expect((await runFederation('status')).stdout).toMatch(
    /unknown: .*site\.config\.json names no backend, .*FEDERATION_SITE_URL=/,
  );
  await configure({ backend: { url: 'http://127.0.0.1:1', publishableKey: 'x' } });
  expect((await runFederation('status')).stdout).toMatch(/failure_counts cannot be reached \(.+\)\.\n$/);
  const rollback = await runFederation('rollback', 'mfe-x', '--reason', 'o voto falha');
  expect(rollback).toMatchObject({ code: 0, stdout: `mfe-x ${one} is live, in place of ${two}\n` });
  expect(rollback.stderr).toContain('every version is treated as good');
});

it('federation rollback reads the failure counts of the pnpm start backend, which site.config.json does not name', async () => {
  await publishShell(await buildShell(path.join(folder, 'shell')), site);
  const [one, two] = [await publish('one'), await publish('two')];
  const three = await publish('three');
  const day = new Date().toISOString().slice(0, 10);
  const counts = [{ day, app: 'mfe-x', version: two, kind: 'render', count: 12 }];
  const server = await serveSite({
    site,
    port: 0,
    config: { backend: { url: '/backend', publishableKey: 'sb_publishable_x' } },
    mounts: { '/backend': async () => Response.json(counts) },
  });
  onTestFinished(() => server.close());
  vi.stubEnv('FEDERATION_SITE_URL', '');
  // Another site at the default address is ignored.
  const defaultAddress = `${server.url}/`;
  expect(await findServedConfig(site, defaultAddress)).toMatchObject({ base: defaultAddress });
  const otherSite = path.join(folder, 'other');
  await publishRemote(path.join(folder, 'mfe-x'), otherSite);
  expect(await findServedConfig(otherSite, defaultAddress)).toMatchObject({
    unknown: expect.stringContaining(defaultAddress),
  });
  vi.stubEnv('FEDERATION_SITE_URL', server.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const rollback = await runFederation('rollback', 'mfe-x');
  expect(rollback).toMatchObject({
    code: 0,
    stdout: `mfe-x ${one} is live, in place of ${three}\n`,
    stderr: '',
  });
});

it('federation log prints every change with its reason, latest first', async () => {
  const [one, two] = [await publish('one'), await publish('two')];
  const noReason = await runFederation('revoke', 'mfe-x', two);
  expect(noReason).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^federation revoke: required option '--reason <text>' not/),
  });
  const revoked = await runFederation(
    'revoke',
    'mfe-x',
    two,
    '--reason',
    'mostra o que não deve',
    '--author',
    'equipa',
  );
  expect(revoked.stdout).toBe(
    `mfe-x ${two} is revoked: open tabs leave it at their next navigation\nmfe-x ${one} is live, in place of ${two}\n`,
  );
  const lines = (await runFederation('log', 'mfe-x')).stdout
    .split('\n')
    .filter((line) => !line.startsWith(' '));
  expect(lines.filter(Boolean).map((line) => line.split('  ').slice(1))).toEqual([
    ['mfe-x', 'revoke', two],
    ['mfe-x', 'rollback', one],
    ['mfe-x', 'publish', two],
    ['mfe-x', 'publish', one],
  ]);
  expect((await runFederation('log')).stdout).toContain('by equipa\n    reason: mostra o que não deve');
  expect((await runFederation('log', 'mfe-z')).stderr).toMatch(
    /has no history of mfe-z\. Apps that have one: mfe-x/,
  );
  expect((await runFederation('prune')).stdout).toBe('mfe-x: nothing to remove\n');
  expect((await runFederation('status', 'mfe-x')).stdout).toMatch(
    new RegExp(`revoked: ${two}, .*: mostra o que`),
  );
});
