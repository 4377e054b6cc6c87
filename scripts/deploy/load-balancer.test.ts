// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCaddy, startNginx, type WebServer } from '@ia/test-support/web-servers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

const deploy = (file: string) => path.join(import.meta.dirname, '../../deploy', file);

/** A backend process: answers each request after 10 ms with its process id. */
const BACKEND = `
const server = require('node:http').createServer((request, response) => {
  request.resume().on('end', () => setTimeout(() => response.end(String(process.pid)), 10));
});
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
function busyClients(url: string, count: number): { answers: Answer[]; stop(): Promise<unknown> } {
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
  const clients = Array.from({ length: count }, (_, at) => client(at % 2 ? 'POST' : 'GET'));
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
    proxy = await start(deploy(file), { site: folder, headers: '# none\n', backend });
    const { answers, stop } = busyClients(proxy.url, 16);
    await vi.waitUntil(() => answers.length > 100, { timeout: 30_000 });
    processes[0]?.child.kill('SIGKILL');
    const atKill = answers.length;
    await vi.waitUntil(() => answers.length > atKill + 400, { timeout: 60_000 });
    await stop();

    expect(answers.filter(({ method, status }) => method === 'GET' && status !== 200)).toEqual([]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    // Each of the 8 writing clients can have had one request at the process that was killed.
    expect(refused.length).toBeLessThanOrEqual(8);
  },
);

it.each([
  ['Caddy', startCaddy, 'Caddyfile'],
  ['nginx', startNginx, 'nginx.conf'],
] as const)('%s answers 503 with Retry-After when no process is left', async (_, start, file) => {
  const backend = processes.map(({ url }) => url);
  proxy = await start(deploy(file), { site: folder, headers: '# none\n', backend });
  for (const { child } of processes) child.kill('SIGKILL');
  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${proxy.url}/backend/rest/v1/x`, { method });
    expect(response.status, method).toBe(503);
    expect(response.headers.get('retry-after'), method).toBe('5');
    expect(await response.text(), method).not.toMatch(/127\.0\.0\.1|:\d{4,5}/);
  }
});
