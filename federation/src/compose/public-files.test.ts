// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeLiveSite } from '@ia/test-support/live-site';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compose } from '../commands/compose.ts';
import { sitemapXml } from './public-files.ts';

let site: string;
const base = './shell/1.0.0-0123abcd/';
const main = { path: '/', title: 'IA «para» "Todos"', description: 'a < b', expose: './x' };

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'public-'));
  const shell = path.join(site, base);
  await mkdir(path.join(shell, 'privacidade'), { recursive: true });
  await mkdir(path.join(shell, 'assets'));
  await writeFile(
    path.join(shell, 'index.html'),
    '<head><!-- document --><!-- federation --></head><link href="./favicon.svg">',
  );
  await writeFile(path.join(shell, 'privacidade/index.html'), '<head><!-- address --></head>');
  await writeFile(path.join(shell, '404.html'), '<a href="/#/x">x</a><img src="/missing-tile.svg">');
  await writeFile(path.join(shell, 'sw.js'), 'worker');
  await writeFile(path.join(shell, 'sw-off.js'), 'removal');
  const app = { version: '1.0.0', owner: 'e', contract: 1, sharedUi: '1', base: './x/', entry: './x/e.js' };
  const routes = [{ ...main, preload: [], styles: [] }];
  await writeLiveSite(site, { shell: { version: '1', base }, apps: { x: { ...app, routes } } });
});
afterAll(() => rm(site, { recursive: true, force: true }));

const composed = async (config: object) => {
  await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
  await compose(site);
  return (file: string) => readFile(path.join(site, file), 'utf8').catch(() => null);
};

describe('A composed site with a siteUrl', () => {
  it('has a sitemap with its real paths, and robots.txt links to it', async () => {
    const file = await composed({ siteUrl: 'https://ia.municipio.example' });
    const urls = [...((await file('sitemap.xml')) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, x]) => x);
    expect(urls).toEqual(['https://ia.municipio.example/', 'https://ia.municipio.example/privacidade/']);
    expect(await file('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://ia.municipio.example/sitemap.xml\n',
    );
  });

  it('writes absolute addresses of page and image into each document', async () => {
    const file = await composed({ siteUrl: 'https://ia.municipio.example' });
    expect(await file('index.html')).toContain(
      '<link rel="canonical" href="https://ia.municipio.example/" />',
    );
    const page = await file('privacidade/index.html');
    expect(page).toContain('<link rel="canonical" href="https://ia.municipio.example/privacidade/" />');
    expect(page).toContain('content="https://ia.municipio.example/social-card.png"');
  });

  it('has a 404 page with links to its base path', async () => {
    const file = await composed({ siteUrl: 'https://municipio.example/ia/' });
    expect(await file('404.html')).toBe('<a href="/ia/#/x">x</a><img src="/ia/missing-tile.svg">');
  });
});

describe('A composed site without a siteUrl', () => {
  it('has no sitemap and no canonical address, even after it had a siteUrl', async () => {
    await composed({ siteUrl: 'https://ia.municipio.example' });
    const file = await composed({});
    expect(await file('sitemap.xml')).toBeNull();
    expect(await file('robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(await file('index.html')).not.toMatch(/canonical|og:url/);
    expect(await file('privacidade/index.html')).toBe(
      '<head><meta property="og:image" content="../social-card.png" /></head>',
    );
    expect(await file('404.html')).toBe('<a href="/#/x">x</a><img src="/missing-tile.svg">');
  });

  it('writes title and description from the registry, escaped', async () => {
    const file = await composed({});
    const html = await file('index.html');
    expect(html).toContain('<title>IA «para» &quot;Todos&quot;</title>');
    expect(html).toContain('<meta name="description" content="a &lt; b" />');
  });

  it('is composed with one warning when its siteUrl is invalid', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const file = await composed({ siteUrl: 'ia.municipio.example' });
    await compose(site);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/site\.config\.json: siteUrl .*found "ia\.municipio\.example"/);
    expect(await file('sitemap.xml')).toBeNull();
    expect(await file('index.html')).toContain('<title>');
  });
});

it('compose replaces the service worker with one that removes it for "offline": false', async () => {
  expect(await (await composed({}))('sw.js')).toBe('worker');
  const file = await composed({ offline: false });
  expect(await file('sw.js')).toBe('removal');
  expect(await file('sw-off.js')).toBeNull();
  expect(await (await composed({}))('sw.js')).toBe('worker');
});

it('sitemapXml escapes addresses', () => {
  expect(sitemapXml('https://x.pt/', ["a&b'/"])).toContain("<loc>https://x.pt/a&amp;b'/</loc>");
});
