// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteServer, serveSite } from './serve-site.ts';

// Responses of the site server by address: redirects, the 404 page, media types and caching.

let site: string;
let server: SiteServer;

const route = (route_: string, title: string, flag?: string) => ({
  path: route_,
  title,
  flag,
  expose: './x',
  preload: [],
  styles: [],
});

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'served-'));
  await mkdir(path.join(site, 'privacidade'));
  await writeFile(path.join(site, 'privacidade/index.html'), 'privacidade');
  await mkdir(path.join(site, 'shell/1.0.0-0123abcd'), { recursive: true });
  for (const file of ['robots.txt', 'sitemap.xml', 'site.webmanifest', 'social-card.png', 'favicon.svg']) {
    await writeFile(path.join(site, file), 'x');
    await writeFile(path.join(site, 'shell/1.0.0-0123abcd', file), 'x');
  }
  await writeFile(
    path.join(site, '404.html'),
    '<h1>Perdeu-se?</h1><!-- route: <a href="/#{path}">{title}</a> -->',
  );
  const app = { version: '1', owner: 'e', contract: 1, sharedUi: '1', base: './x/', entry: './x/e.js' };
  const routes = [
    route('/', 'Início'),
    route('/fabrica', 'A & B'),
    route('/fechada', 'F', 'enableModeration'),
  ];
  await writeFile(
    path.join(site, 'registry.json'),
    JSON.stringify({
      schema: 1,
      shell: { version: '1', base: './shell/x/' },
      apps: { x: { ...app, routes } },
    }),
  );
  await writeFile(path.join(site, 'site.config.json'), '{"featureFlags": {"enableModeration": false}}');
  server = await serveSite({ site, port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true, force: true });
});

const get = (path_: string, accept = 'text/html', method = 'GET') =>
  fetch(`${server.url}${path_}`, { method, headers: { accept }, redirect: 'manual' });

describe('An address without its trailing slash', () => {
  it('redirects permanently to the page and keeps the query', async () => {
    const response = await get('/privacidade?a=1');
    expect(response.status).toBe(308);
    const location = response.headers.get('location') ?? '';
    expect(new URL(location, `${server.url}/privacidade?a=1`).href).toBe(`${server.url}/privacidade/?a=1`);
    expect((await get('/privacidade/')).status).toBe(200);
  });

  it.each([
    '//privacidade',
    '///privacidade',
    '/\\privacidade',
    '/%2Fprivacidade',
    '/%5Cprivacidade',
    '//evil.example',
    '//evil.example/privacidade',
    '/./privacidade/../..//evil.example',
    '/shell',
    '/nada',
  ])('does not redirect %s', async (address) => {
    const response = await get(address);
    expect(response.headers.get('location')).toBeNull();
    expect(response.status).toBe(404);
  });
});

describe('An unknown address', () => {
  it('returns the 404 page to a browser', async () => {
    const response = await get('/a/b/c');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('<h1>Perdeu-se?</h1>');
  });

  it.each(['application/json', '*/*', 'image/avif,image/webp,*/*'])(
    'returns a short text to a client that accepts %s',
    async (accept) => {
      const response = await get('/nada.js', accept);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toBe('Página não encontrada');
    },
  );

  it('returns a short text to a POST request', async () => {
    expect((await get('/nada', 'text/html', 'POST')).headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it.each(['/fabrica', '/fabrica/', '/Fabrica'])('links to the route when it is %s', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<a href="/#/fabrica">A &amp; B</a>');
  });

  it('does not link to a disabled route', async () => {
    expect(await (await get('/fechada')).text()).toBe('<h1>Perdeu-se?</h1>');
  });
});

it.each([
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json'],
  ['social-card.png', 'image/png'],
  ['favicon.svg', 'image/svg+xml'],
])('/%s has its media type, is revalidated at the root and immutable in its version', async (file, type) => {
  const response = await get(`/${file}`, '*/*');
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const versioned = await get(`/shell/1.0.0-0123abcd/${file}`, '*/*');
  expect(versioned.headers.get('cache-control')).toContain('immutable');
});
