// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compose, publishPackage, publishShell } from '@ia/federation/commands';
import { printHeaders, serveSite } from '@ia/federation/serve';
import { provides } from '@ia/test-support/registry';
import { startCaddy, startNginx, type WebServer } from '@ia/test-support/web-servers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Expectation, expectations } from './expectations.ts';
import { sendRawRequest } from './raw-request.ts';

// Our own server, Caddy and nginx serve the same small site. Each must answer as expectations.ts says.

vi.setConfig({ testTimeout: 60_000 });

const deployFile = (file: string) => path.join(import.meta.dirname, '../../deploy', file);

let folder: string;
let site: string;
let version: string;
let backend: Server;
let backendUrl: string;

async function writeFiles(root: string, files: Record<string, string>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
}

const CONFIG = '{"hsts": 31536000, "siteUrl": "https://ia.municipio.example/"}';

/** Writes a minimal built shell. */
const writeShell = (app: string): Promise<void> =>
  writeFiles(app, {
    'package.json': '{"version": "1.0.0"}',
    'dist/index.html': '<head><title>A casca</title><!-- federation --></head><a href="./privacidade/">p</a>',
    'dist/hints.js': '',
    'dist/assets/a.js': 'export {}',
    'dist/assets/f.woff2': 'f',
    'dist/privacidade/index.html': '<p>privacidade</p>',
    'dist/404.html': '<h1>Perdeu-se?</h1>',
    'dist/provides.json': JSON.stringify(provides),
    'dist/sw.js': '',
    'dist/site.webmanifest': '{}',
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  // nginx serves a path from a folder of that name.
  site = path.join(folder, 'ia');
  await writeFile(path.join(folder, 'outside.txt'), 'secret');
  await writeShell(path.join(folder, 'shell'));
  version = (await publishShell(path.join(folder, 'shell'), site)).version;
  await writeFiles(site, {
    '.env': 'secret',
    'shell/.part-1/a.js': 'secret',
    [`shell/${version}/.vite/manifest.json`]: 'secret',
    '.well-known/security.txt': 'contact',
    '.well-known/.env': 'secret',
    'site.config.json': CONFIG,
  });
  await publishPackage(site, { name: '@ia/federation', version: '0.1.0' }, Buffer.from('archive'));
  // Sends back what the web server forwarded; /crash closes the connection, /fault answers 500.
  backend = createServer((request, response) => {
    if (request.url?.endsWith('/crash')) return void request.socket.destroy();
    if (request.url?.endsWith('/fault')) return void response.writeHead(500).end('fault');
    const forwarded = request.headers['x-forwarded-for'] ?? '';
    if (request.url?.startsWith('/_federation/')) {
      let bytes = 0;
      request.on('data', (part) => (bytes += part.length));
      const parts = [request.method, request.url, request.headers['x-forwarded-proto'], forwarded];
      return void request.on('end', () => response.end([...parts, bytes].join(' ')));
    }
    response.writeHead(200, { 'x-of-backend': '1' }).end(`${request.url} ${forwarded}`);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(async () => {
  backend.closeAllConnections();
  backend.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts our server, with the backend in a separate process as behind the others. */
async function startOwnServer(): Promise<WebServer> {
  const server = await serveSite({
    site,
    port: 0,
    hsts: 31_536_000,
    mounts: {
      '/backend': (request, { peerAddress }) => {
        const { pathname, search } = new URL(request.url);
        return fetch(`${backendUrl}/backend${pathname}${search}`, {
          headers: { 'x-forwarded-for': peerAddress ?? '' },
        });
      },
    },
  });
  return { url: server.url, folder, stop: server.close };
}

const servers: [name: string, basePath: string, start: () => Promise<WebServer>][] = [
  ['our own server', '', startOwnServer],
  ...(['', '/ia'] as const).flatMap((basePath): [string, string, () => Promise<WebServer>][] => [
    [
      'Caddy',
      basePath,
      async () =>
        startCaddy(deployFile('Caddyfile'), {
          site,
          basePath,
          headers: await printHeaders(site, 'caddy'),
          backend: backendUrl,
          federation: backendUrl,
        }),
    ],
    [
      'nginx',
      basePath,
      async () =>
        startNginx(deployFile('nginx.conf'), {
          site,
          basePath,
          headers: await printHeaders(site, 'nginx'),
          backend: backendUrl,
          federation: backendUrl,
        }),
    ],
  ]),
];

describe.each(servers)('%s at "%s/"', (name, basePath, start) => {
  let server: WebServer;
  beforeAll(async () => {
    // Installs the web server if the machine has none, hence the timeout.
    server = await start();
  }, 300_000);
  afterAll(() => server?.stop());

  const sendExpected = ({ path: requestPath, method, requestHeaders: headers }: Expectation) =>
    sendRawRequest(server.url, basePath + requestPath.replace('{version}', version), { method, headers });

  // The page «Privacidade» says which network addresses are stored. Debian's nginx logs all requests and failures by default.
  if (name === 'nginx')
    it('logs no client address, for requests or for failures', async () => {
      await fetch(`${server.url}/`);
      expect((await fetch(`${server.url}/backend/crash`)).status).toBe(503);
      for (const log of ['access.log', 'error.log'])
        expect(await readFile(path.join(server.folder, log), 'utf8'), log).toBe('');
    });

  it.each(expectations)('$path: $title', async (expected) => {
    const { status, headers, body } = await sendExpected(expected);
    expect([expected.status].flat()).toContain(status);
    for (const [name, value] of Object.entries(expected.headers ?? {})) {
      if (value === null) expect(headers[name]).toBeUndefined();
      else expect(headers[name], name).toMatch(value);
    }
    if (expected.body) expect(body).toMatch(expected.body);
    expect(body).not.toContain('secret');
    // A relative or root-relative location: two slashes would name another host.
    expect(headers.location ?? '').toMatch(/^(?!\/\/|https?:)/);
  });

  it.each(['/', '/registry.json', '/shell/{version}/assets/a.js', '/privacidade/'])(
    'responds to a revalidation of %s with 304 while it is unchanged',
    async (file) => {
      const headers = { 'accept-encoding': 'br' };
      const first = await sendExpected({ title: '', path: file, status: 200, requestHeaders: headers });
      const conditional = { ...headers, 'if-none-match': String(first.headers.etag) };
      const { status, body } = await sendExpected({
        title: '',
        path: file,
        status: 304,
        requestHeaders: conditional,
      });
      expect([status, body]).toEqual([304, '']);
    },
  );

  it('serves a release that is published while it runs', async () => {
    const file = path.join(site, 'site.config.json');
    const expected: Expectation = {
      title: '',
      path: '/',
      status: 200,
      requestHeaders: { 'accept-encoding': 'br' },
    };
    const before = await sendExpected(expected);
    await writeFile(file, '{"fontScale": 4}');
    await compose(site);
    const after = await sendExpected({
      ...expected,
      requestHeaders: { ...expected.requestHeaders, 'if-none-match': String(before.headers.etag) },
    });
    expect(after.status).toBe(200);
    expect(after.body).toContain('"fontScale":4');
    await writeFile(file, CONFIG);
    await compose(site);
  });

  if (name !== 'our own server') {
    it('forwards uploads of teams completely, with protocol and client address', async () => {
      const answer = await fetch(new URL(`${basePath}/_federation/publish/mfe-x`, server.url), {
        method: 'POST',
        headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
        body: 'x'.repeat(3_000_000),
      });
      expect([answer.status, await answer.text()]).toEqual([
        200,
        'POST /_federation/publish/mfe-x http 127.0.0.1 3000000',
      ]);
    });
  }

  if (basePath) {
    it('redirects its base path without a slash', async () => {
      const { status, headers } = await sendRawRequest(server.url, basePath);
      expect(status).toBe(308);
      expect(headers.location).toBe(`${basePath}/`);
    });
  }
});
