// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownName } from '../files/process-name.ts';
import { withLock } from './lock.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'turn-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

const ticket = (name: string, number = 1) =>
  path.join(site, `.lock-${String(number).padStart(16, '0')}-${name}`);
const [machine = '', , start = ''] = ownName().split('.');

/** Process id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('close', resolve));
  return child.pid as number;
}

it('withLock runs concurrent tasks one at a time, and runs all of them', async () => {
  let [inside, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++inside);
    await readdir(site);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLock(site, work)));
  expect(most).toBe(1);
  expect(await readdir(site)).toEqual([]);
});

it('withLock releases the lock after a task that throws', async () => {
  await expect(withLock(site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(site)).toEqual([]);
});

it('withLock waits for an earlier ticket of a live process', async () => {
  const first = ticket(ownName());
  await writeFile(first, '');
  let done = false;
  const locked = withLock(site, async () => {
    done = true;
  });
  while ((await readdir(site)).length < 2) await new Promise(setImmediate);
  expect(done).toBe(false);
  await rm(first);
  await locked;
  expect(done).toBe(true);
});

it.each([
  ['that has ended', async () => `${machine}.${await deadProcess()}.${start}.aa`],
  ['whose id another process has now', async () => `${machine}.${process.pid}.1.aa`],
])('withLock ignores the ticket of a process %s', async (_, name) => {
  await writeFile(ticket(await name()), '');
  await withLock(site, async () => {});
  expect(await readdir(site)).toEqual([]);
});

it('withLock ignores a stale ticket of another machine', async () => {
  const theirs = ticket('another.1.1.aa');
  await writeFile(theirs, '');
  const before = new Date(Date.now() - 120_000);
  await utimes(theirs, before, before);
  await withLock(site, async () => {});
  expect(await readdir(site)).toEqual([]);
});
