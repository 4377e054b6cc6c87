// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { processName } from '../files/process-name.ts';
import { withLock } from './lock.ts';

// The site lock is a queue of tickets: files `.lock-<number>-<process name>`. The process with the lowest
// ticket holds the lock.

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

/** Path of a ticket file of the lock. */
const ticketPath = (name: string, number = 1) =>
  path.join(site, `.lock-${String(number).padStart(16, '0')}-${name}`);
const [machine = '', , start = ''] = processName().split('.');

/** Process id of a process that has ended. */
async function deadProcessId(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('close', resolve));
  return child.pid as number;
}

it('withLock runs concurrent tasks one at a time, and runs all of them', async () => {
  let [runningTasks, maxRunning] = [0, 0];
  const work = async () => {
    maxRunning = Math.max(maxRunning, ++runningTasks);
    await readdir(site);
    runningTasks -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLock(site, work)));
  expect(maxRunning).toBe(1);
  expect(await readdir(site)).toEqual([]);
});

it('withLock releases the lock after a task that throws', async () => {
  await expect(withLock(site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(site)).toEqual([]);
});

it('withLock waits for an earlier ticket of a live process', async () => {
  const earlierTicket = ticketPath(processName());
  await writeFile(earlierTicket, '');
  let isDone = false;
  const locked = withLock(site, async () => {
    isDone = true;
  });
  while ((await readdir(site)).length < 2) await new Promise(setImmediate);
  expect(isDone).toBe(false);
  await rm(earlierTicket);
  await locked;
  expect(isDone).toBe(true);
});

it.each([
  ['that has ended', async () => `${machine}.${await deadProcessId()}.${start}.aa`],
  ['whose id another process has now', async () => `${machine}.${process.pid}.1.aa`],
])('withLock ignores the ticket of a process %s', async (_, name) => {
  await writeFile(ticketPath(await name()), '');
  await withLock(site, async () => {});
  expect(await readdir(site)).toEqual([]);
});

it('withLock ignores a stale ticket of another machine', async () => {
  const staleTicket = ticketPath('another.1.1.aa');
  await writeFile(staleTicket, '');
  const twoMinutesAgo = new Date(Date.now() - 120_000);
  await utimes(staleTicket, twoMinutesAgo, twoMinutesAgo);
  await withLock(site, async () => {});
  expect(await readdir(site)).toEqual([]);
});
