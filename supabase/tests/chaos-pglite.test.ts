// One server on its embedded database under load: a full disk, then kill -9.
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startBackend } from '../local/index.ts';
import { type Load, startBusyClients, VOTE_COUNT_SQL } from './busy-clients.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

// Starts databases and processes; the duration is not under test.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const CLIENTS = 8;
let disk: SmallDisk | null;
let server: ServerProcess | undefined;
beforeAll(async () => {
  disk = await mountSmallDisk(192);
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await disk?.remove();
});

/** Answers other than success, a rate limit or «unavailable». */
const unexpectedStatuses = ({ answers }: Load) =>
  Object.keys(answers).filter((status) => !/^(2..|429|503)$/.test(status));
const isReady = ({ url }: ServerProcess) =>
  fetch(`${url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

it('Embedded database keeps every acknowledged vote through a full disk and kill -9', async ({ skip }) => {
  if (!disk) return skip('Only root may mount a small disk.');
  const dataDir = path.join(disk.folder, 'data');
  server = await startServerProcess(dataDir, null, '--trust-proxy');
  const running = server;
  const clients = startBusyClients([running], CLIENTS);
  const { load } = clients;
  const expectMoreVotes = async () => {
    const now = load.acknowledged;
    await expect.poll(() => load.acknowledged, { timeout: 60_000 }).toBeGreaterThan(now + 20);
  };
  await expectMoreVotes();
  await disk.fill();
  await expect.poll(() => load.answers[503] ?? 0, { timeout: 60_000 }).toBeGreaterThan(20);
  expect((await fetch(`${running.url}/health`)).status).toBe(200);
  await disk.free();
  await expectMoreVotes();
  await expect.poll(() => isReady(running), { timeout: 10_000 }).toBe(true);
  expect([unexpectedStatuses(load), load.invalidErrors, running.exitCode()]).toEqual([[], [], null]);
  await running.end('SIGKILL');
  await clients.stop();
  const restarted = await startBackend({ dataDir });
  const [stored] = await restarted.query<{ n: number }>(VOTE_COUNT_SQL);
  await restarted.close();
  expect(stored?.n).toBeGreaterThanOrEqual(load.acknowledged);
  expect(stored?.n).toBeLessThanOrEqual(load.attempts);
});
