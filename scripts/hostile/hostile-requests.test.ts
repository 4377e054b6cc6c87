// @vitest-environment node
// No request line and no header makes a 500: what is wrong with a request is the client's fault, and said so.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SiteServer, serveSite } from '@ia/federation/serve';
import { type Backend, startBackend } from '@ia/supabase/local';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostileRequests } from './requests.ts';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

let site: string;
let server: SiteServer;
let backend: Backend;
beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  await mkdir(path.join(site, 'shell/1'), { recursive: true });
  await writeFile(path.join(site, 'shell/1/index.html'), '<!-- federation -->');
  await writeFile(path.join(site, 'site.config.json'), '{}');
  await writeFile(
    path.join(site, 'registry.json'),
    JSON.stringify({ schema: 1, shell: { version: '1', base: './shell/1/' }, apps: {} }),
  );
  backend = await startBackend({ dataDir: 'memory', port: 0, trustProxy: true });
  server = await serveSite({
    site,
    port: 0,
    limits: { behindProxy: true, headersTimeout: 2000, requestTimeout: 2000 },
    mounts: { '/backend': backend.fetch },
  });
});
afterAll(async () => {
  await server?.close();
  await backend?.close();
  await rm(site, { recursive: true, force: true });
});

/** @returns the status of an answer, or `closed` when there was none */
function statusOf(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket
      .setTimeout(10_000, () => resolve('silent'))
      .setEncoding('latin1')
      .on('data', (text) => {
        answer += text;
      })
      .on('error', () => {})
      .on('close', () => resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed'));
    socket.end(Buffer.from(request, 'latin1'));
  });
}

describe.each([
  ['the site’s server', '/backend', () => server.port],
  ['the backend alone', '', () => Number(new URL(backend.url ?? '').port)],
] as const)('%s', (_, prefix, port) => {
  it('answers no hostile request with a fault of its own', async () => {
    // What @supabase/lite logs of a value out of range.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const faults: string[] = [];
    const queue = hostileRequests(prefix, backend.publishableKey);
    const sender = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [name, request] = next;
        const status = await statusOf(port(), `${request}\r\nconnection: close\r\n\r\n`);
        if (status === 'silent' || Number(status) >= 500) faults.push(`${status}: ${name}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, sender));
    expect(faults).toEqual([]);
    vi.restoreAllMocks();
  });

  it.each(['a@b', 'a/b', 'a?b', 'a#b'])('answers 400 to the host %j', async (host) => {
    expect(
      await statusOf(port(), `GET ${prefix}/health HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
    ).toBe('400');
  });
});
