// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTurn } from './turn.ts';
import { ownName } from './who.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'turn-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

const ticket = (name: string, number = 1) =>
  path.join(site, `.turn-${String(number).padStart(16, '0')}-${name}`);
const [machine = '', , start = ''] = ownName().split('.');

/** The number of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('close', resolve));
  return child.pid as number;
}

it('one works at a time, and all get their turn', async () => {
  let [inside, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++inside);
    await readdir(site);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => inTurn(site, work)));
  expect(most).toBe(1);
  expect(await readdir(site)).toEqual([]);
});

it('a turn that fails ends as any other', async () => {
  await expect(inTurn(site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(site)).toEqual([]);
});

it('waits for a living process that was there before', async () => {
  const first = ticket(ownName());
  await writeFile(first, '');
  let done = false;
  const turn = inTurn(site, async () => {
    done = true;
  });
  while ((await readdir(site)).length < 2) await new Promise(setImmediate);
  expect(done).toBe(false);
  await rm(first);
  await turn;
  expect(done).toBe(true);
});

it.each([
  ['that has ended', async () => `${machine}.${await deadProcess()}.${start}.aa`],
  ['whose number another process has now', async () => `${machine}.${process.pid}.1.aa`],
])('passes over the ticket of a process %s', async (_what, name) => {
  await writeFile(ticket(await name()), '');
  await inTurn(site, async () => {});
  expect(await readdir(site)).toEqual([]);
});

it('passes over a ticket of another machine that has shown no sign of life for long', async () => {
  const theirs = ticket('another.1.1.aa');
  await writeFile(theirs, '');
  const before = new Date(Date.now() - 120_000);
  await utimes(theirs, before, before);
  await inTurn(site, async () => {});
  expect(await readdir(site)).toEqual([]);
});
