// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { newApp } from './new-app.ts';

const cli = path.join(import.meta.dirname, '../cli.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'free-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Serves a site in which mfe-courses (of equipa-mfe-courses) has the route /aprender. @returns its address */
async function serveRegistry(): Promise<string> {
  const registry = registryOf({ 'mfe-courses': { routes: [routeTo('/aprender')] } });
  const server = createServer((_request, response) => response.end(JSON.stringify(registry)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const runCli = (cwd: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [cli, ...args], { cwd }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

const options = { name: 'mfe-museu', route: '/museu', owner: 'equipa-museu' };

it.each([
  ['name', { name: 'mfe-courses' }],
  ['route', { route: '/aprender' }],
])(
  'federation new rejects a %s that is live at the site, names its owner and writes nothing',
  async (kind, change) => {
    const creation = newApp({ ...options, ...change, site: await serveRegistry() }, folder);
    await expect(creation).rejects.toThrow(
      new RegExp(`the ${kind} .* is taken.*mfe-courses \\(owner: equipa-mfe-courses\\)\nChoose another`, 's'),
    );
    expect(await readdir(folder)).toEqual([]);
  },
);

it('federation new writes the app when its name and route are free', async () => {
  const { files } = await newApp({ ...options, site: await serveRegistry() }, folder);
  expect(files).toContain('mfe.config.ts');
});

const declaration = `export default { name: 'mfe-museu', owner: 'equipa-museu', routes: [{ path: '/museu', page: './src/pages/museu', title: 'Museu' }] };`;
/** Writes an app whose `.npmrc` names the site. */
async function writeApp(site: string): Promise<string> {
  const app = path.join(folder, 'mfe-museu');
  await mkdir(app);
  await writeFile(path.join(app, 'mfe.config.ts'), declaration);
  await writeFile(path.join(app, 'package.json'), '{"type": "module"}');
  await writeFile(path.join(app, '.npmrc'), `@ia:registry=${site}packages/\n`);
  return app;
}

it('federation route rejects a route that is live at the site in .npmrc', async () => {
  const app = await writeApp(await serveRegistry());
  const { code, output } = await runCli(app, 'route', '/aprender');
  expect(output).toContain('in mfe-courses (owner: equipa-mfe-courses)');
  expect(code).toBe(1);
  expect(await readFile(path.join(app, 'mfe.config.ts'), 'utf8')).toBe(declaration);
  expect(await readdir(app)).toHaveLength(3);
}, 30_000);

it('federation route warns and continues when the site in .npmrc does not respond', async () => {
  const app = await writeApp('http://127.0.0.1:1/');
  const { code, output } = await runCli(app, 'route', '/aprender');
  expect(output).toContain(
    'Could not check whether the route is free: FED-216: http://127.0.0.1:1/registry.json did not answer',
  );
  expect(code).toBe(0);
}, 30_000);
