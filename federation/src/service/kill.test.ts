// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { casesOf } from '@ia/test-support/long-run';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesBelow } from '../publish/folder.ts';
import { publishRemote, publishShell, readLive, readRegistry } from '../publish/index.ts';
import { readHistory } from '../publish/live.ts';
import { damagedFiles } from '../publish/place.ts';
import { readRelease } from '../publish/release.ts';
import { publishTo } from './client.ts';
import { serveWithReleases } from './serve-command.ts';
import { createToken } from './tokens.ts';

// What happens to the service, and to whoever publishes through it, in the middle of their work: killed, or the disk full.
// The service is a process of its own in which the n-th touch of the disk does not come about; the command one that is
// killed when so many bytes of what it sends have arrived.

const cli = path.join(import.meta.dirname, '../cli.ts');
const trouble = path.join(import.meta.dirname, '../../fixtures/disk-trouble.mjs');

let folder: string;
let site: string;
let token: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  // As where continuous integration publishes: nobody asks git, a process more for each publish.
  vi.stubEnv('GITHUB_SHA', 'a'.repeat(40));
  folder = await mkdtemp(path.join(tmpdir(), 'service-kill-'));
  site = path.join(folder, 'site');
  await publishShell(await buildShell(path.join(folder, 'shell'), { text: 'one' }), site);
  await publishRemote(await app('one'), site);
  const apps = ['mfe-x', ...Array.from({ length: 10 }, (_, i) => `mfe-${i}`)];
  token = await createToken(path.join(folder, '.federation/tokens.json'), 'equipa-x', apps);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

// Large enough to travel in several pieces.
const app = (text: string) => buildApp(path.join(folder, 'mfe-x'), { text: `${text} ${'x'.repeat(50_000)}` });
const serveHere = () => serveWithReleases({ site, port: 0, log: () => {} });
const liveVersion = async () => (await readLive(site, 'mfe-x'))?.version ?? '';

/** `federation serve`, with its n-th touch of the disk troubled. */
async function startService(how: 'kill' | 'full' | 'count', at = Number.POSITIVE_INFINITY) {
  const env = { ...process.env, TROUBLE: how, TROUBLE_AT: String(at), TROUBLE_IN: folder };
  const child = spawn(process.execPath, ['--import', trouble, cli, 'serve', '--site', site, '--port', '0'], {
    env,
  });
  started.push(child);
  let said = '';
  const ended = once(child, 'close');
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(said)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    return said;
  };
  return { url, ended, end };
}

/** How often the service touches the disk: until it serves, and until it has published. */
async function touches(build: string): Promise<{ before: number; after: number }> {
  const count = async (work: (url: string) => Promise<unknown>) => {
    const service = await startService('count');
    await work(service.url);
    return Number(/touched the disk (\d+) times/.exec(await service.end('SIGTERM'))?.[1]);
  };
  const before = await count(async () => {});
  return { before, after: await count((url) => publishTo(url, build, {}, token)) };
}

/** So many numbers above the first and up to the second: the ends, and what chance picks between, as the seed says. */
function someOf(wanted: number, above: number, upTo: number, seed = Math.floor(Math.random() * 2 ** 31)) {
  let state = seed;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const points = new Set([above + 1, upTo]);
  while (points.size < Math.min(wanted, upTo - above))
    points.add(above + 1 + Math.floor(random() * (upTo - above)));
  return { seed, points: [...points] };
}

/** Everything that a visitor may be given is there and whole. */
async function expectWhole(hint: string): Promise<string> {
  const { apps, shell } = await readRegistry(site);
  for (const [name, { version }] of Object.entries({ ...apps, shell })) {
    const files = (await readRelease(site, name, version))?.files ?? {};
    expect(Object.keys(files), hint).not.toEqual([]);
    expect(await damagedFiles(path.join(site, name, version), files), hint).toEqual([]);
  }
  return apps['mfe-x']?.version ?? '';
}
const unfinished = async () => [
  ...(await readdir(site, { recursive: true })).filter((file) => /(^|\/)\.(part|turn|change)/.test(file)),
  ...(await readdir(path.join(folder, '.federation/.quarantine'))),
];
const all = async (): Promise<Record<string, string>> => {
  const files = (await filesBelow(site)).map(
    async (file) => [file, await readFile(path.join(site, file), 'latin1')] as const,
  );
  return Object.fromEntries(await Promise.all(files));
};

/** Puts the site back as it was when this was asked for. */
async function keeper() {
  const copy = path.join(folder, 'before');
  await cp(site, copy, { recursive: true });
  return async () => {
    await rm(site, { recursive: true });
    await cp(copy, site, { recursive: true });
  };
}

describe('killed at any point', () => {
  it('the service: the site stays whole, its next start leaves nothing over, and the next publish goes through', async () => {
    const before = await liveVersion();
    const reset = await keeper();
    const build = await app('two');
    const counted = await touches(build);
    const after = await liveVersion();
    const { seed, points } = someOf(casesOf(8, 20), counted.before, counted.after);
    expect(points).toHaveLength(casesOf(8, 20));
    for (const point of points) {
      const hint = `killed at ${point} of ${counted.before}–${counted.after}, seed ${seed}`;
      await reset();
      const service = await startService('kill', point);
      const said = publishTo(service.url, build, {}, token).then(
        ({ version }) => version,
        ({ message }: Error) => message,
      );
      await Promise.race([said, service.ended]);
      await service.end('SIGKILL');
      // The last touches come when all is done: then the answer may have been sent.
      expect(await said, hint).toMatch(
        new RegExp(`^${after}$|^The connection to localhost:\\d+ was lost before it answered\\. .*$`),
      );
      expect([before, after], hint).toContain(await expectWhole(hint));
      const next = await serveHere();
      expect(await unfinished(), hint).toEqual([]);
      expect(await expectWhole(hint), hint).toBe(await liveVersion());
      expect((await publishTo(next.url, build, {}, token)).version, hint).toBe(after);
      expect(await expectWhole(hint), hint).toBe(after);
      await next.close();
    }
  }, 180_000);

  it('the command: nothing is left of what had not arrived whole, and its next run goes through', async () => {
    const server = await serveHere();
    /** Passes on so many bytes of what a command sends, and then kills it. */
    const publishUntil = async (most: number, build: string): Promise<number> => {
      let seen = 0;
      const relay = createServer((inbound) => {
        const outbound = connect(server.port, '127.0.0.1');
        inbound.on('data', (chunk: Buffer) => {
          const part = chunk.subarray(0, most - seen);
          seen += part.byteLength;
          if (part.byteLength > 0) outbound.write(part);
          if (seen >= most) child.kill('SIGKILL');
        });
        outbound.on('data', (chunk) => inbound.write(chunk));
        inbound.on('close', () => outbound.destroy()).on('error', () => {});
        outbound.on('close', () => inbound.destroy()).on('error', () => {});
      });
      relay.listen(0, '127.0.0.1');
      await once(relay, 'listening');
      const to = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
      const env = { ...process.env, FEDERATION_TOKEN: token };
      const child = spawn(process.execPath, [cli, 'publish', build, '--to', to], { env });
      started.push(child);
      const [, signal] = await once(child, 'close');
      relay.close();
      expect(signal).toBe(most === Number.POSITIVE_INFINITY ? null : 'SIGKILL');
      return seen;
    };
    const build = await app('two');
    const total = await publishUntil(Number.POSITIVE_INFINITY, build);
    expect(await readLive(site, 'mfe-x')).toMatchObject({
      by: 'equipa-x',
      version: await expectWhole('all'),
    });
    const { seed, points } = someOf(casesOf(8, 20), 0, total);
    for (const [round, point] of points.entries()) {
      const hint = `killed after ${point} of ${total} bytes, seed ${seed}`;
      const before = await liveVersion();
      // As many bytes as the first.
      const next = await app(`${100 + round}`);
      await publishUntil(point, next);
      await vi.waitFor(async () => expect(await unfinished(), hint).toEqual([]), 10_000);
      const left = await expectWhole(hint);
      if (point < total) expect(left, hint).toBe(before);
      const { version } = await publishTo(server.url, next, {}, token);
      expect(await expectWhole(hint), hint).toBe(version);
    }
    await server.close();
    expect(await unfinished()).toEqual([]);
  }, 180_000);
});

it('a full disk leaves nothing behind and is said in one sentence, wherever it is full', async () => {
  const reset = await keeper();
  const before = await all();
  const build = await app('two');
  const counted = await touches(build);
  const after = await liveVersion();
  const { seed, points } = someOf(casesOf(5, 8), counted.before, counted.after);
  for (const point of points) {
    const hint = `full at ${point}, seed ${seed}`;
    await reset();
    const service = await startService('full', point);
    const said = await publishTo(service.url, build, {}, token).then(
      ({ version }) => version,
      ({ message }: Error) => message,
    );
    expect(await unfinished(), hint).toEqual([]);
    // The last lines, those of the history, are no reason to keep a release from visitors.
    if (said === after) expect(await expectWhole(hint), hint).toBe(after);
    else {
      expect(said, hint).toMatch(
        /^The disk that holds the site is full: nothing that is live was changed.*$/,
      );
      expect(await all(), hint).toEqual(before);
    }
    await service.end('SIGKILL');
  }
}, 120_000);

describe('ten at once through the service', () => {
  const publishAll = async (builds: Promise<string>[]) => {
    const server = await serveHere();
    const sent = (await Promise.all(builds)).map((build) => publishTo(server.url, build, {}, token));
    const answers = await Promise.all(sent);
    await server.close();
    expect(await unfinished()).toEqual([]);
    return answers;
  };

  it('of one app: each is in the history, and the last of it is live', async () => {
    const answers = await publishAll(
      Array.from({ length: 10 }, (_, i) =>
        buildApp(path.join(folder, `build-${i}`), { text: `build ${i}`, routes: ['/', '/a'] }),
      ),
    );
    const history = (await readHistory(site, 'mfe-x')).map(({ version }) => version);
    expect(history.slice(1).sort()).toEqual(answers.map(({ version }) => version).sort());
    expect(new Set(history).size).toBe(11);
    expect(await expectWhole('ten of one')).toBe(await liveVersion());
  }, 120_000);

  it('of ten apps: all are live', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `mfe-${i}`);
    await publishAll(names.map((name) => buildApp(path.join(folder, name), { name, routes: [`/r${name}`] })));
    expect(Object.keys((await readRegistry(site)).apps)).toEqual([...names, 'mfe-x'].sort());
    await expectWhole('ten apps');
  }, 120_000);
});
