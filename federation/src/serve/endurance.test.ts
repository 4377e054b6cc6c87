// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { get, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { send } from './send.ts';
import { type SiteServer, serveSite } from './serve-site.ts';

// The site server under overload and attack: cancelled downloads, malformed requests, too many connections,
// and no free file descriptor.

let site: string;
let server: SiteServer;
beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'endurance-'));
  await mkdir(path.join(site, 'shell/1'), { recursive: true });
  await writeFile(path.join(site, 'shell/1/index.html'), '<!-- federation -->');
  await writeFile(path.join(site, 'big.js'), Buffer.alloc(16 * 1024 * 1024, 'a'));
  await writeFile(
    path.join(site, 'registry.json'),
    JSON.stringify({ schema: 1, shell: { version: '1', base: './shell/1/' }, apps: {} }),
  );
  server = await serveSite({
    site,
    port: 0,
    limits: { headersTimeout: 300 },
    mounts: { '/backend': async () => Response.json({ ok: true }) },
  });
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true, force: true });
});

/** Downloads a large file and disconnects after the first bytes. */
const cancelledDownload = (port: number) =>
  new Promise<void>((resolve) => {
    const request = get({ port, path: '/big.js' }, (response) =>
      response.once('data', () => request.destroy()),
    );
    request.on('error', () => resolve()).on('close', () => resolve());
  });

const DESCRIPTOR_FOLDER = '/proc/self/fd';
/** Number of files of the site that this process has open. */
const countOpenFiles = () =>
  readdirSync(DESCRIPTOR_FOLDER).filter((fd) => {
    try {
      return readlinkSync(`${DESCRIPTOR_FOLDER}/${fd}`).startsWith(site);
    } catch {
      return false;
    }
  }).length;

it.runIf(existsSync(DESCRIPTOR_FOLDER))('serveSite closes the files of cancelled downloads', async () => {
  await Promise.all(Array.from({ length: 40 }, () => cancelledDownload(server.port)));
  await expect.poll(countOpenFiles, { timeout: 5000 }).toBe(0);
});

it.runIf(existsSync(DESCRIPTOR_FOLDER))(
  'send closes the file of a response that was destroyed before, and logs nothing',
  async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = new Writable();
    response.destroy();
    const file = await open(path.join(site, 'big.js'));
    await send(file.createReadStream(), response as unknown as ServerResponse);
    await expect.poll(countOpenFiles, { timeout: 5000 }).toBe(0);
    expect(consoleError).not.toHaveBeenCalled();
  },
);

/** Sends a raw request. @returns the status of the response */
const statusOf = (rawRequest: string) =>
  new Promise<string>((resolve, reject) => {
    let received = '';
    connect(server.port, '127.0.0.1')
      .setEncoding('utf8')
      .on('data', (text) => {
        received += text;
      })
      .on('end', () => resolve(received.split(' ')[1] ?? ''))
      .on('error', reject)
      .write(rawRequest);
  });

it.each([
  ['405', 'TRACE /backend/rest/v1/recipes HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['405', 'PROPFIND / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['400', 'GET /backend/rest/v1/recipes HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n'],
  ['400', 'GET /backend/x HTTP/1.1\r\nhost: [::\r\nconnection: close\r\n\r\n'],
  ['400', 'GET http://x/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['400', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['408', 'GET / HTTP/1.1\r\nhost: x\r\nx-half'],
])('serveSite responds with %s to %j', async (status, rawRequest) => {
  expect(await statusOf(rawRequest)).toBe(status);
});

it.runIf(existsSync(DESCRIPTOR_FOLDER))(
  'serveSite limits the connections of one address, so that other addresses can connect',
  async () => {
    const limitedServer = await serveSite({ site, port: 0, limits: { maxConnections: 6, maxPerAddress: 4 } });
    const sockets = Array.from({ length: 12 }, () =>
      connect({ port: limitedServer.port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on(
        'error',
        () => {},
      ),
    );
    try {
      await Promise.all(sockets.slice(4).map((socket) => once(socket, 'close')));
      const status = await new Promise((resolve, reject) => {
        get(
          { port: limitedServer.port, host: '127.0.0.1', path: '/', localAddress: '127.0.0.3' },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        ).on('error', reject);
      });
      expect(status).toBe(200);
      expect(sockets.slice(0, 4).every((socket) => !socket.destroyed)).toBe(true);
    } finally {
      for (const socket of sockets) socket.destroy();
      await limitedServer.close();
    }
  },
);

/**
 * Starts the server as a separate process with a low limit of open files.
 * @param timeoutMs timeout of headers and idle connections
 */
async function startWithFewDescriptors(
  timeoutMs: number,
): Promise<{ child: ChildProcess; port: number; onExit: () => void }> {
  const script = path.join(import.meta.dirname, '../../fixtures/serve.ts');
  const child: ChildProcess = spawn('sh', [
    '-c',
    'ulimit -n 100; exec "$0" "$@"',
    process.execPath,
    script,
    site,
    String(timeoutMs),
  ]);
  const onExit = vi.fn();
  child.once('exit', onExit);
  child.stderr?.resume();
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(Number(data)));
    child.once('exit', () => reject(new Error('the server exited before it listened')));
  });
  return { child, port, onExit };
}

it('serveSite sends 503 without free file descriptors, and recovers', { timeout: 60_000 }, async () => {
  const { child, port, onExit } = await startWithFewDescriptors(60_000);
  const sockets: Socket[] = [];
  try {
    // Each download needs a socket and an open file, so 55 downloads exceed the limit of 100. The
    // connections open first, so that the files run out. The clients do not read the responses.
    for (let i = 0; i < 55; i++) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      await once(socket, 'connect');
    }
    const responseHeads: string[] = [];
    for (const socket of sockets) {
      socket.write('GET /big.js HTTP/1.1\r\nhost: x\r\n\r\n');
      const [firstChunk] = (await once(socket, 'data')) as [Buffer];
      socket.pause();
      responseHeads.push(String(firstChunk).split('\r\n\r\n')[0] ?? '');
      if (responseHeads.at(-1)?.includes(' 503 ')) break;
    }
    expect(responseHeads[0]).toMatch(/^HTTP\/1.1 200 /);
    expect(responseHeads.at(-1)).toMatch(/^HTTP\/1.1 503 .*retry-after: 2/s);
    expect(responseHeads.at(-1)).toMatch(/cache-control: no-store/);
    for (const socket of sockets) socket.destroy();
    const status = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    expect(onExit).not.toHaveBeenCalled();
  } finally {
    for (const socket of sockets) socket.destroy();
    child.kill('SIGKILL');
  }
});

it('serveSite survives a flood of half-open connections and cancelled downloads with few file descriptors', {
  timeout: 60_000,
}, async () => {
  const { child, port, onExit } = await startWithFewDescriptors(500);
  const halfOpenSockets: Socket[] = [];
  try {
    for (let i = 0; i < 300; i++) halfOpenSockets.push(connect(port, '127.0.0.1').on('error', () => {}));
    for (const socket of halfOpenSockets) socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    const downloads = Array.from({ length: 200 }, () => cancelledDownload(port));
    const status = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.status,
        () => 0,
      );
    await Promise.all(downloads);
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    expect(onExit).not.toHaveBeenCalled();
  } finally {
    for (const socket of halfOpenSockets) socket.destroy();
    child.kill('SIGKILL');
  }
});
