// No malformed request line or header may cause a 5xx response: the server answers 4xx instead.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SiteServer, serveSite } from '@ia/federation/serve';
import { type Backend, startBackend } from '@ia/supabase/local';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostileRequests, READ_PATH } from './requests.ts';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

/** Headers that announce a body that the request does not send. */
const ANNOUNCES_BODY = /\r\n(?:content-length: 5|transfer-encoding: chunked)$/;

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

/**
 * Sends a raw request and keeps the connection open until the server closes it: a half-closed connection is
 * an aborted request without a response.
 * @param isCutOff half-closes the connection after the request, because the server would wait for the body
 * until its timeout
 * @returns the status of the response, `closed` without one, or `silent` after 10 seconds
 */
function sendRaw(port: number, request: string, isCutOff = false): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket
      .setTimeout(10_000, () => resolve('silent'))
      .setEncoding('latin1')
      .on('data', (text) => {
        received += text;
      })
      .on('error', () => {})
      .on('close', () => resolve(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'closed'));
    socket.write(Buffer.from(request, 'latin1'));
    if (isCutOff) socket.end();
  });
}

describe.each([
  ['Site server', '/backend', () => server.port],
  ['Standalone backend', '', () => Number(new URL(backend.url ?? '').port)],
] as const)('%s', (_, prefix, port) => {
  it('answers every malformed request except CONNECT without a server error, and valid ones in between with 200', async () => {
    // @supabase/lite logs an error for a value out of range.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const failures: string[] = [];
    const closedRequests: string[] = [];
    const valid: string[] = [];
    const send = (request: string, isCutOff = false) =>
      sendRaw(port(), `${request}\r\nconnection: close\r\n\r\n`, isCutOff);
    const queue = hostileRequests(prefix, backend.publishableKey);
    const sendQueued = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [name, request] = next;
        const status = await send(request, ANNOUNCES_BODY.test(request));
        if (status === 'silent' || Number(status) >= 500) failures.push(`${status}: ${name}`);
        if (status === 'closed') closedRequests.push(name);
        if (queue.length % 10 === 0) {
          const key = backend.publishableKey;
          valid.push(await send(`GET ${prefix}${READ_PATH} HTTP/1.1\r\nhost: localhost\r\napikey: ${key}`));
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, sendQueued));
    expect(failures).toEqual([]);
    // Node closes the connection on CONNECT to a server that is not a proxy.
    expect(closedRequests.filter((name) => !name.startsWith('CONNECT '))).toEqual([]);
    expect(valid.length).toBeGreaterThan(50);
    expect(new Set(valid)).toEqual(new Set(['200']));
    vi.restoreAllMocks();
  });

  it.each(['a@b', 'a/b', 'a?b', 'a#b'])('answers 400 to the host %j', async (host) => {
    expect(
      await sendRaw(port(), `GET ${prefix}/health HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
    ).toBe('400');
  });
});
