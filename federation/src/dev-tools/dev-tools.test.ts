// @vitest-environment node

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { assertPreviousShellCompatible } from '../checks/previous-shell.ts';
import { defineMfe } from '../config/define-mfe.ts';
import { devEntry } from '../preset/dev-entry.ts';
import { fetchConfig, withCandidate } from '../published/published-site.ts';
import { registryDeclarations } from '../registry/declared.ts';
import { parseRegistry, type Registry } from '../registry/schema.ts';
import { addressReader } from '../site-reader/address-reader.ts';
import { assertCompatibleWithSite, checkApp } from './check.ts';
import { openSite } from './open-site.ts';
import { backendProxy, siteProxy } from './site-front.ts';
import { assertBrowser } from './smoke.ts';

// `federation dev` and `federation check` show a local build, the candidate, inside a published site. `live`
// is the registry of that site.

let server: Server | undefined;
afterEach(() => void server?.close());

/** Serves files as a site that is known only by its address. */
async function serveFiles(files: Record<string, string>) {
  server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return openSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const live = parseRegistry(
  registryOf({ 'mfe-x': { routes: [routeTo('/')] }, 'mfe-y': { routes: [routeTo('/museu')] } }),
);
/** Next version of mfe-x, with one more route. */
const nextEntry = {
  ...(live.apps['mfe-x'] as Registry['apps'][string]),
  version: 'dev',
  routes:
    parseRegistry(registryOf({ 'mfe-x': { routes: [routeTo('/'), routeTo('/nova')] } })).apps['mfe-x']
      ?.routes ?? [],
};
/** The site's document, with `$&` after the head: a replacement pattern that must stay as it is. */
const page = (registry: object) =>
  `<html data-documents="/museu"><head><script type="application/json" id="registry">${JSON.stringify(registry)}</script><script type="application/json" id="prevalidated">true</script></head>$& of it</html>`;

it('assertBrowser fails without a Chromium and explains how to install one', async () => {
  await expect(assertBrowser(() => undefined)).rejects.toThrow(
    /^--smoke: expected a Chromium on this machine, .*apt-get install chromium-headless-shell.*CHROMIUM_PATH\. Nothing was/,
  );
  await assertBrowser(() => '/usr/bin/chromium');
});

it('backendProxy forwards a relative backend address to the public site', () => {
  const backend = { url: '/backend', publishableKey: 'x' };
  const siteUrl = 'https://ia.municipio.example/';
  expect(backendProxy({ backend, siteUrl })).toMatchObject({
    '^/backend/': { target: 'https://ia.municipio.example' },
  });
  expect(backendProxy({ backend })).toEqual({});
  expect(backendProxy({ backend: { ...backend, url: 'https://x.supabase.co' }, siteUrl })).toEqual({});
});

it('federation check rejects an app with type errors before it builds', async () => {
  const app = await mkdtemp(path.join(tmpdir(), 'types-'));
  onTestFinished(() => rm(app, { recursive: true }));
  await writeFile(path.join(app, 'package.json'), '{}');
  await writeFile(path.join(app, 'tsconfig.json'), '{ "compilerOptions": { "types": [] } }');
  await writeFile(path.join(app, 'wrong.ts'), "export const count: number = 'um';");
  const check = () => checkApp(app, 'http://127.0.0.1:1', () => {});
  await expect(check()).rejects.toThrow(/Add typescript to its devDependencies/);
  await mkdir(path.join(app, 'node_modules'));
  const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  await symlink(typescript, path.join(app, 'node_modules/typescript'));
  await expect(check()).rejects.toThrow(/Type errors in .*:\nwrong\.ts\(1,14\): error TS2322/);
}, 60_000);

describe('withCandidate', () => {
  it('replaces the published version in the registry and in the page, and keeps the other apps', async () => {
    const site = await serveFiles({ '/': page(live), '/registry.json': JSON.stringify(live) });
    const file = await withCandidate(site, '/registry.json', 'mfe-x', nextEntry);
    expect(JSON.parse(file?.body ?? '')).toEqual({ ...live, apps: { ...live.apps, 'mfe-x': nextEntry } });
    const html = (await withCandidate(site, '/', 'mfe-x', nextEntry))?.body ?? '';
    const [, inlined] = /id="registry">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(inlined ?? '')).toEqual(JSON.parse(file?.body ?? ''));
    expect(html).toMatch(/\$& of it<\/html>$/);
    expect(html, 'the candidate is not prevalidated').not.toContain('id="prevalidated"');
    expect(html, 'the published documents do not contain the candidate').toMatch(/^<html><head>/);
  });

  it('adds a new app to the registry', async () => {
    const site = await serveFiles({ '/registry.json': JSON.stringify(live) });
    const file = await withCandidate(site, '/registry.json', 'mfe-novo', nextEntry);
    expect(Object.keys(JSON.parse(file?.body ?? '').apps)).toEqual(['mfe-x', 'mfe-y', 'mfe-novo']);
  });

  it('returns null for all other addresses, which the proxy forwards to the site', async () => {
    const site = await serveFiles({});
    expect(await withCandidate(site, '/shell/1/main.js', 'mfe-x', nextEntry)).toBeNull();
    const [proxiedPaths] = Object.keys(siteProxy(site, 'mfe-x'));
    expect('/shell/1/main.js').toMatch(new RegExp(proxiedPaths ?? ''));
    expect('/candidate/mfe-x/remoteEntry.js').not.toMatch(new RegExp(proxiedPaths ?? ''));
  });

  it.each([
    ['does not respond', /^FED-216: .*Check the address/, () => openSite('http://127.0.0.1:9')],
    [
      'is another site',
      /^FED-217: .*Check the address/,
      () => serveFiles({ '/': '<html>', '/registry.json': '<html>' }),
    ],
    ['has no registry', /^FED-217: .*Check the address/, () => serveFiles({})],
  ])('fails with a hint when the address %s', async (_, hint, open) => {
    await expect(withCandidate(await open(), '/registry.json', 'mfe-x', nextEntry)).rejects.toThrow(hint);
    await expect(withCandidate(await open(), '/', 'mfe-x', nextEntry)).rejects.toThrow(hint);
  });

  it('fails for a folder without a registry.json', async () => {
    await expect(openSite('/nowhere')).rejects.toThrow('found "/nowhere", which has no registry.json');
  });
});

describe('assertCompatibleWithSite', () => {
  it('accepts the next version of an app, and a new app', () => {
    expect(() => assertCompatibleWithSite(live, 'mfe-x', nextEntry)).not.toThrow();
    expect(() =>
      assertCompatibleWithSite(live, 'mfe-novo', {
        ...nextEntry,
        owner: 'nova',
        routes: nextEntry.routes.slice(1),
      }),
    ).not.toThrow();
  });

  it('rejects the name of another team’s app, with both owners', () => {
    expect(() => assertCompatibleWithSite(live, 'mfe-y', { ...nextEntry, owner: 'equipa-nova' })).toThrow(
      /equipa-nova.*expected an app name that no other team uses, found mfe-y 1\.0\.0 live \(owner: equipa-mfe-y\)/,
    );
  });

  it('rejects a route that another app serves', () => {
    expect(() => assertCompatibleWithSite(live, 'mfe-novo', nextEntry)).toThrow(
      'apps.mfe-novo.routes: expected routes that no other app serves, found "/", which mfe-x serves',
    );
  });

  it('rejects an app that requires more than the live shell provides', () => {
    const demanding = { ...nextEntry, requires: { contract: 99, packages: {} } };
    expect(() => assertCompatibleWithSite(live, 'mfe-x', demanding)).toThrow(
      /mfe-x dev .*contract: expected 99 or later/s,
    );
  });

  it('rejects, with assertPreviousShellCompatible, an app that the previous shell cannot run', async () => {
    const historyLine = (version: string) =>
      `${JSON.stringify({ version, at: '', author: 'x', action: 'publish' })}\n`;
    const provides = { contract: 3, packages: { react: '19.3.1' } };
    const site = await serveFiles({
      '/shell/live.json': JSON.stringify({ version: '2.0.0', since: '', author: 'x' }),
      '/shell/history.jsonl': historyLine('1.0.0') + historyLine('2.0.0'),
      '/shell/releases/1.0.0.json': JSON.stringify({ entry: { provides } }),
    });
    const checkContract = (contract: number) =>
      assertPreviousShellCompatible(addressReader(site.url), 'mfe-x', { contract });
    await checkContract(3);
    await expect(checkContract(4)).rejects.toThrow(
      /before the live one, 1\.0\.0:\n {2}contract: expected 4 or later/,
    );
  });

  it('rejects an app when the site sets an invalid value for a setting of it', () => {
    const { settings } = registryDeclarations({
      settings: { room: { description: 'A number.', type: 'number', default: 1 } },
    });
    const config = { apps: { 'mfe-x': { room: 'dez' } } };
    expect(() => assertCompatibleWithSite(live, 'mfe-x', { ...nextEntry, settings }, config)).toThrow(
      /room: expected .*"dez"/,
    );
  });
});

it('devEntry contains the settings and flags of the declaration', () => {
  const config = defineMfe({
    name: 'mfe-x',
    owner: 'equipa-mfe-x',
    budget: { js: 1 },
    routes: [{ path: '/', page: './src/pages/x', title: 'X' }],
    settings: { room: { description: 'A number.', type: 'number', default: 1 } },
  });
  expect(devEntry(config, './candidate/mfe-x/')).toMatchObject({
    entry: './candidate/mfe-x/remoteEntry.js',
    settings: { room: { default: 1 } },
  });
});

it('fetchConfig reads the configuration embedded in the page', async () => {
  const config = '<script type="application/json" id="site-config">{"fontScale":3}</script>';
  expect(await fetchConfig(await serveFiles({ '/': page(live) + config }))).toEqual({ fontScale: 3 });
  expect(await fetchConfig(await serveFiles({ '/': page(live) }))).toEqual({});
});
