// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compose } from './compose.ts';
import { prune } from './prune.ts';
import { publishRemote, publishShell } from './publish.ts';
import { rollback } from './rollback.ts';

// Each command is one transaction: it takes the lock once and reads each file once.

const fileAccess = vi.hoisted(() => ({ reads: [] as string[], writes: [] as string[] }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  return {
    ...real,
    readFile: (...args: Parameters<typeof real.readFile>) => {
      fileAccess.reads.push(String(args[0]));
      return real.readFile(...args);
    },
    writeFile: (...args: Parameters<typeof real.writeFile>) => {
      fileAccess.writes.push(String(args[0]));
      return real.writeFile(...args);
    },
  };
});

let folder: string;
let site: string;
beforeEach(async () => {
  // Simulates a CI service, so that publish starts no git processes.
  vi.stubEnv('GITHUB_SHA', 'a'.repeat(40));
  folder = await mkdtemp(path.join(tmpdir(), 'transaction-'));
  site = path.join(folder, 'site');
  await publishShell(await buildShell(path.join(folder, 'shell'), { text: 'one' }), site);
  await publishRemote(await buildVersion('one'), site);
  await publishRemote(await buildVersion('two'), site);
  await publishRemote(await buildApp(path.join(folder, 'mfe-y'), { name: 'mfe-y', routes: ['/y'] }), site);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const buildVersion = (text: string) => buildApp(path.join(folder, 'mfe-x'), { text });

/** Runs a command. @returns the number of locks, and of reads of each file of the site */
async function countAccess(command: () => Promise<unknown>) {
  fileAccess.reads = [];
  fileAccess.writes = [];
  await command();
  const reads = new Map<string, number>();
  for (const file of fileAccess.reads.map((name) => path.relative(site, name)))
    if (!file.startsWith('..')) reads.set(file, (reads.get(file) ?? 0) + 1);
  return {
    locks: fileAccess.writes.filter((name) => path.basename(name).startsWith('.lock-')).length,
    reads,
  };
}

describe('A command takes the lock once and reads each file of the site at most once', () => {
  const commands: [string, () => Promise<unknown>][] = [
    ['publish of an app', async () => publishRemote(await buildVersion('three'), site)],
    ['publish of a version that exists', () => publishRemote(path.join(folder, 'mfe-x'), site)],
    [
      'publish of the shell',
      async () => publishShell(await buildShell(path.join(folder, 'shell'), { text: 'two' }), site),
    ],
    ['rollback', () => rollback(site, 'mfe-x', undefined)],
    ['prune', () => prune(site, undefined, { keep: 1, now: Date.now() + 100 * 86_400_000 })],
    ['compose', () => compose(site)],
  ];
  it.each(commands)('%s', async (_, command) => {
    const { locks, reads } = await countAccess(command);
    expect(locks).toBe(1);
    expect(reads.get('registry.json')).toBe(1);
    expect([...reads].filter(([, times]) => times > 1)).toEqual([]);
  });
});
