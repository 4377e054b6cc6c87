// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { casesOf } from '@ia/test-support/long-run';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRegistry } from '../registry/schema.ts';
import { compose } from './compose.ts';
import { filesBelow } from './folder.ts';
import { readHistory, readLive } from './live.ts';
import { damagedFiles } from './place.ts';
import { publishRemote, publishShell } from './publish.ts';
import { readRelease } from './release.ts';
import { readRegistry } from './site.ts';

// What happens to a command in the middle of its work: killed, or its disk full. Each case is a process of its own, in
// which the n-th touch of the disk does not come about (or half of it, where something is written).

const cli = path.join(import.meta.dirname, '../cli.ts');
const trouble = path.join(import.meta.dirname, '../../fixtures/disk-trouble.mjs');

let folder: string;
let site: string;
beforeEach(async () => {
  // As where continuous integration publishes: nobody asks git, a process more for each publish.
  vi.stubEnv('GITHUB_SHA', 'a'.repeat(40));
  folder = await mkdtemp(path.join(tmpdir(), 'kill-'));
  site = path.join(folder, 'site');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

type How = 'kill' | 'full' | 'count';
/** Runs a command; the touch of the disk with that number is what happens `how`. */
async function command(args: string[], how: How, number = Number.POSITIVE_INFINITY) {
  const env = { ...process.env, TROUBLE: how, TROUBLE_AT: String(number), TROUBLE_IN: folder };
  const run = promisify(execFile)(process.execPath, ['--import', trouble, cli, ...args, '--site', site], {
    env,
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, signal: null, said: stdout + stderr }),
    (error: { code: number; signal: string | null; stdout: string; stderr: string }) => ({
      code: error.code,
      signal: error.signal,
      said: error.stdout + error.stderr,
    }),
  );
}
/** How often a command touches the disk when all goes well. */
const touchesOf = async (args: string[]) =>
  Number(/touched the disk (\d+) times/.exec((await command(args, 'count')).said)?.[1]);

/** So many of them: the first, the last, and what chance picks between, as the seed in the message says. */
function someOf(wanted: number, count: number, seed = Math.floor(Math.random() * 2 ** 31)) {
  let state = seed;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const points = new Set([1, count]);
  while (points.size < Math.min(wanted, count)) points.add(1 + Math.floor(random() * count));
  return { seed, points: [...points].sort((a, b) => a - b) };
}

const app = (text: string) => buildApp(path.join(folder, 'mfe-x'), { text });
const all = async () => {
  const files = (await filesBelow(site)).map(
    async (file) => [file, (await readFile(path.join(site, file))).toString('latin1')] as const,
  );
  return Object.fromEntries(await Promise.all(files));
};

/** A site in which everything that a visitor may be given is there and whole. */
async function expectWhole(hint: string): Promise<string> {
  const registry = parseRegistry(JSON.parse(await readFile(path.join(site, 'registry.json'), 'utf8')));
  const { version = '' } = registry.apps['mfe-x'] ?? {};
  for (const [name, live] of [
    ['mfe-x', version],
    ['shell', registry.shell.version],
  ] as const) {
    const files = (await readRelease(site, name, live))?.files;
    expect(Object.keys(files ?? {}), hint).not.toEqual([]);
    expect(await damagedFiles(path.join(site, name, live), files ?? {}), hint).toEqual([]);
  }
  expect(await readFile(path.join(site, 'index.html'), 'utf8'), hint).toMatch(/<\/head>one$/);
  return version;
}

const unfinished = async () =>
  (await readdir(site, { recursive: true })).filter((file) => /(^|\/)\.(part|turn|change)/.test(file));

beforeEach(async () => {
  await publishShell(await buildShell(path.join(folder, 'shell'), { text: 'one' }), site);
  await publishRemote(await app('one'), site);
});

describe('a command that is killed at any point', () => {
  it('publish: the site stays whole, the next compose leaves nothing over, and the next publish goes through', async () => {
    const before = (await readRegistry(site)).apps['mfe-x']?.version ?? '';
    const publish = ['publish', await app('two')];
    const copy = path.join(folder, 'before');
    await cp(site, copy, { recursive: true });
    const reset = async () => {
      await rm(site, { recursive: true });
      await cp(copy, site, { recursive: true });
    };
    const { seed, points } = someOf(casesOf(8, 20), await touchesOf(publish));
    const after = (await readRegistry(site)).apps['mfe-x']?.version ?? '';
    for (const point of points) {
      const hint = `killed at ${point}, seed ${seed}`;
      await reset();
      expect((await command(publish, 'kill', point)).signal, hint).toBe('SIGKILL');
      expect([before, after], hint).toContain(await expectWhole(hint));
      await compose(site);
      expect(await unfinished(), hint).toEqual([]);
      // What is shown, what is live and what is told are one.
      const shown = await expectWhole(hint);
      expect((await readLive(site, 'mfe-x'))?.version, hint).toBe(shown);
      expect((await readHistory(site, 'mfe-x')).at(-1)?.version, hint).toBe(shown);
      await publishRemote(path.join(folder, 'mfe-x'), site);
      expect(await expectWhole(hint), hint).toBe(after);
    }
  }, 120_000);

  it('compose: as publish, and the same site comes out', async () => {
    const whole = await all();
    // There is something to be done: what it writes is gone, and what it sweeps away is there.
    const spoil = async () => {
      for (const file of ['registry.json', 'robots.txt', 'favicon.svg'])
        await writeFile(path.join(site, file), '');
      await rm(path.join(site, 'mfe-x/history.jsonl'), { force: true });
      await writeFile(path.join(site, 'mfe-x/.part-elsewhere'), '');
    };
    delete whole['mfe-x/history.jsonl'];
    await spoil();
    const { seed, points } = someOf(casesOf(8, 20), await touchesOf(['compose']));
    for (const point of points) {
      const hint = `killed at ${point}, seed ${seed}`;
      await spoil();
      expect((await command(['compose'], 'kill', point)).signal, hint).toBe('SIGKILL');
      await compose(site);
      expect(await unfinished(), hint).toEqual(['mfe-x/.part-elsewhere']);
      await rm(path.join(site, 'mfe-x/.part-elsewhere'));
      const { 'mfe-x/history.jsonl': history, ...rest } = await all();
      expect(history?.trim().split('\n'), hint).toHaveLength(1);
      expect(rest, hint).toEqual(whole);
      await publishRemote(path.join(folder, 'mfe-x'), site);
    }
  }, 120_000);

  it('revoke: nothing has changed, or the version before is live; the history says which', async () => {
    const one = (await readLive(site, 'mfe-x'))?.version;
    const { version: two } = await publishRemote(await app('two'), site);
    const revoke = ['revoke', 'mfe-x', two, '--reason', 'mostra o que não deve'];
    const copy = path.join(folder, 'before');
    await cp(site, copy, { recursive: true });
    const { seed, points } = someOf(casesOf(5, 8), await touchesOf(revoke));
    for (const point of points) {
      const hint = `killed at ${point}, seed ${seed}`;
      await rm(site, { recursive: true });
      await cp(copy, site, { recursive: true });
      expect((await command(revoke, 'kill', point)).signal, hint).toBe('SIGKILL');
      await compose(site);
      expect(await unfinished(), hint).toEqual([]);
      const { version, revoked = [] } = (await readRegistry(site)).apps['mfe-x'] ?? {};
      expect([version, ...revoked].join(), hint).toMatch(new RegExp(`^(${two}|${one},${two})$`));
      const lines = (await readHistory(site, 'mfe-x')).map((line) => `${line.action} ${line.version}`);
      const after = version === two ? [] : [`rollback ${one}`, `revoke ${two}`];
      expect(lines.slice(2), hint).toEqual(after);
    }
  }, 120_000);
});

it('a full disk leaves nothing behind and says so in one sentence, wherever it is full', async () => {
  const publish = ['publish', await app('two')];
  const before = await all();
  const copy = path.join(folder, 'before');
  await cp(site, copy, { recursive: true });
  const { seed, points } = someOf(casesOf(5, 8), await touchesOf(publish));
  for (const point of points) {
    const hint = `full at ${point}, seed ${seed}`;
    await rm(site, { recursive: true });
    await cp(copy, site, { recursive: true });
    const { code, said } = await command(publish, 'full', point);
    expect(await unfinished(), hint).toEqual([]);
    // The last lines, those of the history, are no reason to keep a release from visitors.
    if (code === 0) {
      expect(await expectWhole(hint), hint).not.toBe((await readLive(copy, 'mfe-x'))?.version);
      continue;
    }
    expect(said, hint).toMatch(/^The disk that holds .* is full: nothing that is live was changed.*\n$/);
    expect(await all(), hint).toEqual(before);
  }
}, 120_000);

describe('ten at once', () => {
  const publishAll = (apps: string[]) =>
    Promise.all(
      apps.map((one) => promisify(execFile)(process.execPath, [cli, 'publish', one, '--site', site])),
    );

  it('of one app: each is in the history, and the last of it is live', async () => {
    const builds = Array.from({ length: 10 }, (_, i) =>
      buildApp(path.join(folder, `build-${i}`), { text: `build ${i}`, routes: ['/', '/a'] }),
    );
    await publishAll(await Promise.all(builds));
    const history = await readHistory(site, 'mfe-x');
    expect(new Set(history.map(({ version }) => version)).size).toBe(11);
    const live = await readLive(site, 'mfe-x');
    expect([live?.version, live?.lastGood]).toEqual([history.at(-1)?.version, history.at(-2)?.version]);
    expect(await expectWhole('ten of one')).toBe(live?.version);
    expect(await unfinished()).toEqual([]);
  }, 120_000);

  it('of ten apps: all are live', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `mfe-${i}`);
    const builds = names.map((name) => buildApp(path.join(folder, name), { name, routes: [`/r${name}`] }));
    await publishAll(await Promise.all(builds));
    expect(Object.keys((await readRegistry(site)).apps)).toEqual([...names, 'mfe-x'].sort());
    expect(await unfinished()).toEqual([]);
  }, 120_000);

  it('of a route that two claim: one has it, the other is refused', async () => {
    const claims = ['mfe-a', 'mfe-b', 'mfe-c'].map((name) =>
      buildApp(path.join(folder, name), { name, routes: ['/claimed'] }),
    );
    const results = await Promise.allSettled(
      (await Promise.all(claims)).map((one) => publishRemote(one, site)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(JSON.stringify(results.map((result) => 'reason' in result && String(result.reason)))).toMatch(
      /expected routes of its own, found \\"\/claimed/,
    );
  });
});
