// @vitest-environment node
// Runs in the bundling project of vitest.config.ts, because devInSite starts Vite.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Registry } from '../registry/schema.ts';
import { devInSite } from './dev.ts';

const cli = path.join(import.meta.dirname, '../cli.ts');
const originalFolder = process.cwd();

let app: string;
let site: Server;
beforeEach(async () => {
  app = await mkdtemp(path.join(tmpdir(), 'dev-'));
  await writeDeclaration('/museu');
  await writeFile(path.join(app, 'package.json'), '{"type": "module"}');
  // The Vite configuration imports the declaration, so that Vite restarts when it changes.
  await writeFile(
    path.join(app, 'vite.config.ts'),
    "import config from './mfe.config.ts';\nexport default { define: { NAME: JSON.stringify(config.name) } };",
  );
  const registry = JSON.stringify(registryOf({ 'mfe-x': { routes: [routeTo('/')] } }));
  site = createServer((_request, response) => response.end(registry));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  process.chdir(originalFolder);
  vi.unstubAllEnvs();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  await rm(app, { recursive: true, force: true });
});

const siteUrl = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;

/** Writes the `mfe.config.ts` of the app with these routes. */
async function writeDeclaration(...paths: string[]): Promise<void> {
  const routes = paths.map((route) => ({ path: route, page: `./src/pages${route}`, title: route.slice(1) }));
  await mkdir(path.join(app, 'src'), { recursive: true });
  await writeFile(
    path.join(app, 'mfe.config.ts'),
    `export default ${JSON.stringify({ name: 'mfe-museu', owner: 'equipa-museu', routes })};`,
  );
}

/** Finds a free port, for a server that does not accept port 0. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

it('federation dev serves a route that is added while it runs', async () => {
  vi.stubEnv('NODE_ENV', 'production'); // devInSite sets NODE_ENV: stubbed, so that vi.unstubAllEnvs() restores it.
  const port = await freePort();
  const server = await devInSite(app, siteUrl(), port);
  const servedRoutes = async () => {
    const response = await fetch(`http://localhost:${port}/registry.json`);
    return ((await response.json()) as Registry).apps['mfe-museu']?.routes.map((route) => route.path);
  };
  try {
    expect(await servedRoutes()).toEqual(['/museu']);
    await writeDeclaration('/museu', '/visita');
    await vi.waitFor(async () => expect(await servedRoutes()).toEqual(['/museu', '/visita']), {
      timeout: 15_000,
      interval: 100,
    });
  } finally {
    await server.close();
  }
}, 30_000);

it('federation dev fails when its port is taken, with the port and the option to choose another', async () => {
  const occupyingServer = createServer();
  await new Promise<void>((resolve) => occupyingServer.listen(0, 'localhost', resolve));
  const { port } = occupyingServer.address() as AddressInfo;
  const args = [cli, 'dev', '--site', siteUrl(), '--port', String(port)];
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: app, timeout: 20_000 }, (error, out, err) =>
      resolve({ code: error?.killed ? 'still running' : (error?.code ?? 0), output: out + err }),
    );
  });
  occupyingServer.close();
  expect(code, output).toBe(1);
  expect(output).toContain(`Port ${port} is taken by another program`);
  expect(output).toContain('federation dev --port');
}, 30_000);
