// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCaddy, startNginx, type WebServer } from '@ia/test-support/web-servers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Caddy and nginx run with the configuration in deploy/, as load balancers before two small backend
// processes. The tests kill the processes and check what clients receive.

vi.setConfig({ testTimeout: 120_000 });

const deployFile = (file: string) => path.join(import.meta.dirname, '../../deploy', file);

/**
 * Code of a backend process. It answers each request after 10 ms with its process id, and has the keep-alive
 * timeout of `pnpm start` behind a proxy. After a request to `/unready`, `/backend/ready` answers 503.
 */
const BACKEND = `
let ready = true;
const server = require('node:http').createServer((request, response) => {
  if (request.url === '/unready') ready = false;
  if (request.url === '/backend/ready' && !ready) response.statusCode = 503;
  request.resume().on('end', () => setTimeout(() => response.end(String(process.pid)), 10));
});
server.keepAliveTimeout = 75000;
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

interface Process {
  url: string;
  child: ChildProcess;
}

async function startProcess(): Promise<Process> {
  const child = spawn(process.execPath, ['-e', BACKEND], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, child };
}

let folder: string;
let processes: Process[];
let proxy: WebServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balancer-'));
  processes = [await startProcess(), await startProcess()];
});
afterEach(async () => {
  await proxy?.stop();
  proxy = undefined;
  for (const { child } of processes) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  method: string;
  status: number;
  retryAfter: string | null;
}

/** Keeps `count` clients busy, half of them reading and half of them writing, until `stop` is called. */
function startClients(url: string, count: number): { answers: Answer[]; stop(): Promise<unknown> } {
  const answers: Answer[] = [];
  let isStopping = false;
  const client = async (method: string) => {
    while (!isStopping) {
      const response = await fetch(`${url}/backend/rest/v1/x`, {
        method,
        ...(method === 'POST' && { body: '{}' }),
      });
      await response.arrayBuffer();
      answers.push({ method, status: response.status, retryAfter: response.headers.get('retry-after') });
    }
  };
  const clients = Array.from({ length: count }, (_, index) => client(index % 2 ? 'POST' : 'GET'));
  return {
    answers,
    stop: () => {
      isStopping = true;
      return Promise.all(clients);
    },
  };
}

it.each([
  ['Caddy', startCaddy, 'Caddyfile'],
  ['nginx', startNginx, 'nginx.conf'],
] as const)(
  '%s answers reads with 200 and writes with 200 or 503 while one of two processes is killed',
  async (_, start, file) => {
    const backend = processes.map(({ url }) => url);
    proxy = await start(deployFile(file), { site: folder, headers: '# none\n', backend });
    const { answers, stop } = startClients(proxy.url, 16);
    await vi.waitUntil(() => answers.length > 100, { timeout: 30_000 });
    processes[0]?.child.kill('SIGKILL');
    const countAtKill = answers.length;
    await vi.waitUntil(() => answers.length > countAtKill + 400, { timeout: 60_000 });
    await stop();

    expect(answers.filter(({ method, status }) => method === 'GET' && status !== 200)).toEqual([]);
    const failed = answers.filter(({ status }) => status !== 200);
    expect(failed.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    // Each of the 8 writing clients may have had one request in flight to the killed process.
    expect(failed.length).toBeLessThanOrEqual(8);
  },
);

it.each([
  ['Caddy', startCaddy, 'Caddyfile'],
  ['nginx', startNginx, 'nginx.conf'],
] as const)(
  '%s refuses at most one write when the first connection to a process fails',
  async (_, start, file) => {
    const backend = processes.map(({ url }) => url);
    proxy = await start(deployFile(file), { site: folder, headers: '# none\n', backend });
    const [killed] = processes as [Process, Process];
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    const statuses: number[] = [];
    while (statuses.length < 20) {
      const response = await fetch(`${proxy.url}/backend/rest/v1/x`, { method: 'POST', body: '{}' });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status !== 200).length, String(statuses)).toBeLessThanOrEqual(1);
  },
);

it.each([
  ['Caddy', startCaddy, 'Caddyfile'],
  ['nginx', startNginx, 'nginx.conf'],
] as const)('%s answers 503 with Retry-After when no process is left', async (_, start, file) => {
  const backend = processes.map(({ url }) => url);
  proxy = await start(deployFile(file), { site: folder, headers: '# none\n', backend });
  for (const { child } of processes) child.kill('SIGKILL');
  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${proxy.url}/backend/rest/v1/x`, { method });
    expect(response.status, method).toBe(503);
    expect(response.headers.get('retry-after'), method).toBe('5');
    expect(await response.text(), method).not.toMatch(/127\.0\.0\.1|:\d{4,5}/);
  }
});

it('Caddy sends nothing to a process that answers 503 at /backend/ready', async () => {
  const [unready, ready] = processes as [Process, Process];
  proxy = await startCaddy(deployFile('Caddyfile'), {
    site: folder,
    headers: '# none\n',
    backend: processes.map(({ url }) => url),
  });
  const { url } = proxy;
  /** Sends 40 requests, eight at a time. @returns ids of the processes that answered */
  const collectPids = async () => {
    const pids = new Set<number>();
    for (let round = 0; round < 5; round += 1) {
      const answers = Array.from({ length: 8 }, async () =>
        Number(await (await fetch(`${url}/backend/rest/v1/x`)).text()),
      );
      for (const pid of await Promise.all(answers)) pids.add(pid);
    }
    return pids;
  };
  expect(await collectPids()).toEqual(new Set([unready.child.pid, ready.child.pid]));
  await fetch(`${unready.url}/unready`);
  const onlyReady = new Set([ready.child.pid]);
  // The interval between two health checks is 5 s.
  await expect.poll(collectPids, { timeout: 20_000, interval: 200 }).toEqual(onlyReady);
  // Checks for longer than the 5 s (fail_duration) for which a failed request alone would
  // exclude the process.
  for (const end = Date.now() + 6000; Date.now() < end; ) expect(await collectPids()).toEqual(onlyReady);
});
