// @vitest-environment node

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { defineMfe } from '../config/define-mfe.ts';
import { expectFormerFit } from '../gate/former-shell.ts';
import { addressReader } from '../operate/address-reader.ts';
import { devEntry } from '../preset/dev-entry.ts';
import { declaredIn } from '../registry/declared.ts';
import { parseRegistry, type Registry } from '../registry/schema.ts';
import { checkApp, expectRoom } from './check.ts';
import { openSite, publishedConfig, withCandidate } from './published-site.ts';
import { backendProxy, siteProxy } from './site-front.ts';
import { expectBrowser } from './smoke.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A site somewhere else, of which nothing but the address is known. */
async function siteOf(files: Record<string, string>) {
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
const own = {
  ...(live.apps['mfe-x'] as Registry['apps'][string]),
  version: 'dev',
  routes:
    parseRegistry(registryOf({ 'mfe-x': { routes: [routeTo('/'), routeTo('/nova')] } })).apps['mfe-x']
      ?.routes ?? [],
};
const page = (registry: object) =>
  `<html><head><script type="application/json" id="registry">${JSON.stringify(registry)}</script><script type="application/json" id="sound">true</script></head>$& of it</html>`;

it('a service that is to open builds does not start on a machine without a browser, and says what to do', async () => {
  await expect(expectBrowser(() => undefined)).rejects.toThrow(
    /^--smoke: expected a Chromium on this machine, .*apt-get install chromium-headless-shell.*CHROMIUM_PATH\. Nothing was/,
  );
  await expectBrowser(() => '/usr/bin/chromium');
});

it('a backend below the site’s own address is asked where the site is public', () => {
  const backend = { url: '/backend', publishableKey: 'x' };
  const siteUrl = 'https://ia.municipio.example/';
  expect(backendProxy({ backend, siteUrl })).toMatchObject({
    '^/backend/': { target: 'https://ia.municipio.example' },
  });
  expect(backendProxy({ backend })).toEqual({});
  expect(backendProxy({ backend: { ...backend, url: 'https://x.supabase.co' }, siteUrl })).toEqual({});
});

it('federation check refuses an app whose types do not hold, before it builds', async () => {
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
  await expect(check()).rejects.toThrow(/The types of .* do not hold:\nwrong\.ts\(1,14\): error TS2322/);
}, 60_000);

describe('a candidate in a published site', () => {
  it('stands in the registry and in the page, in place of the published version; the others stay', async () => {
    const site = await siteOf({ '/': page(live), '/registry.json': JSON.stringify(live) });
    const file = await withCandidate(site, '/registry.json', 'mfe-x', own);
    expect(JSON.parse(file?.body ?? '')).toEqual({ ...live, apps: { ...live.apps, 'mfe-x': own } });
    const html = (await withCandidate(site, '/', 'mfe-x', own))?.body ?? '';
    const [, inlined] = /id="registry">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(inlined ?? '')).toEqual(JSON.parse(file?.body ?? ''));
    expect(html).toMatch(/\$& of it<\/html>$/);
    expect(html, 'nobody found the candidate sound').not.toContain('id="sound"');
  });

  it('stands beside the others when it is new', async () => {
    const site = await siteOf({ '/registry.json': JSON.stringify(live) });
    const file = await withCandidate(site, '/registry.json', 'mfe-novo', own);
    expect(Object.keys(JSON.parse(file?.body ?? '').apps)).toEqual(['mfe-x', 'mfe-y', 'mfe-novo']);
  });

  it('leaves all other addresses to the site', async () => {
    const site = await siteOf({});
    expect(await withCandidate(site, '/shell/1/main.js', 'mfe-x', own)).toBeNull();
    const [theRest] = Object.keys(siteProxy(site, 'mfe-x'));
    expect('/shell/1/main.js').toMatch(new RegExp(theRest ?? ''));
    expect('/candidate/mfe-x/remoteEntry.js').not.toMatch(new RegExp(theRest ?? ''));
  });

  it.each([
    ['answers nothing', () => openSite('http://127.0.0.1:9')],
    ['is another site', () => siteOf({ '/': '<html>', '/registry.json': '<html>' })],
    ['has no registry', () => siteOf({})],
  ])('says so when the address %s', async (_what, open) => {
    await expect(withCandidate(await open(), '/registry.json', 'mfe-x', own)).rejects.toThrow(
      /Is the address of --site right\?/,
    );
    await expect(withCandidate(await open(), '/', 'mfe-x', own)).rejects.toThrow(
      /Is the address of --site right\?/,
    );
  });

  it('refuses a folder that is no site', async () => {
    await expect(openSite('/nowhere')).rejects.toThrow('found "/nowhere", which holds no registry.json');
  });
});

describe('room in a site', () => {
  it('is there for the next version of an app, and for a new one', () => {
    expect(() => expectRoom(live, 'mfe-x', own)).not.toThrow();
    expect(() =>
      expectRoom(live, 'mfe-novo', { ...own, owner: 'nova', routes: own.routes.slice(1) }),
    ).not.toThrow();
  });

  it('is refused to a name of another team, naming both', () => {
    expect(() => expectRoom(live, 'mfe-y', { ...own, owner: 'equipa-nova' })).toThrow(
      /equipa-nova.*expected an app name of its own, found mfe-y 1\.0\.0 live, of equipa-mfe-y/,
    );
  });

  it('is refused to a route that is taken, naming who serves it', () => {
    expect(() => expectRoom(live, 'mfe-novo', own)).toThrow(
      'apps.mfe-novo.routes: expected routes of its own, found "/", which mfe-x serves',
    );
  });

  it('is refused to what the live shell does not bring, as publishing would', () => {
    const needs = { ...own, requires: { contract: 99, packages: {} } };
    expect(() => expectRoom(live, 'mfe-x', needs)).toThrow(/mfe-x dev .*contract: expected 99 or later/s);
  });

  it('is refused to what the shell before cannot run, as publishing would, where the site says which that was', async () => {
    const line = (version: string) => `${JSON.stringify({ version, at: '', by: 'x', action: 'publish' })}\n`;
    const provides = { contract: 3, packages: { react: '19.3.1' } };
    const site = await siteOf({
      '/shell/live.json': JSON.stringify({ version: '2.0.0', since: '', by: 'x' }),
      '/shell/history.jsonl': line('1.0.0') + line('2.0.0'),
      '/shell/releases/1.0.0.json': JSON.stringify({ entry: { provides } }),
    });
    const fits = (contract: number) => expectFormerFit(addressReader(site.url), 'mfe-x', { contract });
    await fits(3);
    await expect(fits(4)).rejects.toThrow(/before the live one, 1\.0\.0:\n {2}contract: expected 4 or later/);
  });

  it('is refused while the site sets a setting that the app could not use', () => {
    const { settings } = declaredIn({
      settings: { room: { description: 'A number.', type: 'number', default: 1 } },
    });
    const config = { apps: { 'mfe-x': { room: 'dez' } } };
    expect(() => expectRoom(live, 'mfe-x', { ...own, settings }, config)).toThrow(/room: expected .*"dez"/);
  });
});

it('an app live in a site declares its settings and flags, as a published one does', () => {
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

it('the configuration of a site is what its page carries', async () => {
  const config = '<script type="application/json" id="site-config">{"fontScale":3}</script>';
  expect(await publishedConfig(await siteOf({ '/': page(live) + config }))).toEqual({ fontScale: 3 });
  expect(await publishedConfig(await siteOf({ '/': page(live) }))).toEqual({});
});
