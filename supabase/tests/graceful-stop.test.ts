// Stopping the server by SIGTERM under load.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackend } from '../local/index.ts';
import { startBusyClients, VOTE_COUNT_SQL } from './busy-clients.ts';
import { startServerProcess } from './server-process.ts';

// Starts databases and processes; the duration is not under test.
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ia-stop-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** True when the port accepts connections. */
const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

it('SIGTERM under eight busy clients breaks no request, loses no acknowledged vote, closes the port and exits 0', async () => {
  const dataDir = path.join(folder, 'data');
  const server = await startServerProcess(dataDir, null, '--trust-proxy');
  const clients = startBusyClients([server], 8);
  await expect.poll(() => clients.load.acknowledged, { timeout: 120_000 }).toBeGreaterThan(30);
  const exitCode = server.end('SIGTERM');
  await expect
    .poll(() => isOpen(Number(new URL(server.url).port)), { timeout: 5000, interval: 20 })
    .toBe(false);
  expect(await exitCode).toBe(0);
  const load = await clients.stop();
  const { refused, ...answers } = load.answers;
  expect(refused).toBeGreaterThan(0);
  expect(Object.keys(answers)).toEqual(['200']);
  const restarted = await startBackend({ dataDir });
  const [stored] = await restarted.query<{ n: number }>(VOTE_COUNT_SQL);
  await restarted.close();
  expect(stored?.n).toBe(load.acknowledged);
});
