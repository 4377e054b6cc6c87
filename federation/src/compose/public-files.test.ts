// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeLiveSite } from '@ia/test-support/live-site';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compose } from '../commands/compose.ts';
import { sitemapXml } from './public-files.ts';

// Compose writes the shell's static pages, the 404 page, the service worker, `robots.txt` and `sitemap.xml`
// to the site's root. `siteUrl` in `site.config.json` is the site's public address.

let site: string;
const base = './shell/1.0.0-0123abcd/';
const mainRoute = { path: '/', title: 'IA «para» "Todos"', description: 'a < b', expose: './x' };

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
  const routes = [{ ...mainRoute, preload: [], styles: [] }];
  await writeLiveSite(site, { shell: { version: '1', base }, apps: { x: { ...app, routes } } });
});
afterAll(() => rm(site, { recursive: true, force: true }));

/** Composes the site with a configuration. @returns a function that reads a file of the site; null if absent */
const composeWith = async (config: object) => {
  await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
  await compose(site);
  return (file: string) => readFile(path.join(site, file), 'utf8').catch(() => null);
};

describe('A composed site with a siteUrl', () => {
  it('has a sitemap with its real paths, and robots.txt links to it', async () => {
    const readSiteFile = await composeWith({ siteUrl: 'https://ia.municipio.example' });
    const urls = [...((await readSiteFile('sitemap.xml')) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url]) => url,
    );
    expect(urls).toEqual(['https://ia.municipio.example/', 'https://ia.municipio.example/privacidade/']);
    expect(await readSiteFile('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://ia.municipio.example/sitemap.xml\n',
    );
  });

  it('writes absolute addresses of page and image into each document', async () => {
    const readSiteFile = await composeWith({ siteUrl: 'https://ia.municipio.example' });
    expect(await readSiteFile('index.html')).toContain(
      '<link rel="canonical" href="https://ia.municipio.example/" />',
    );
    const page = await readSiteFile('privacidade/index.html');
    expect(page).toContain('<link rel="canonical" href="https://ia.municipio.example/privacidade/" />');
    expect(page).toContain('content="https://ia.municipio.example/social-card.png"');
  });

  it('has a 404 page with links to its base path', async () => {
    const readSiteFile = await composeWith({ siteUrl: 'https://municipio.example/ia/' });
    expect(await readSiteFile('404.html')).toBe('<a href="/ia/#/x">x</a><img src="/ia/missing-tile.svg">');
  });
});

describe('A composed site without a siteUrl', () => {
  it('has no sitemap and no canonical address, even after it had a siteUrl', async () => {
    await composeWith({ siteUrl: 'https://ia.municipio.example' });
    const readSiteFile = await composeWith({});
    expect(await readSiteFile('sitemap.xml')).toBeNull();
    expect(await readSiteFile('robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(await readSiteFile('index.html')).not.toMatch(/canonical|og:url/);
    expect(await readSiteFile('privacidade/index.html')).toBe(
      '<head><meta property="og:image" content="../social-card.png" /></head>',
    );
    expect(await readSiteFile('404.html')).toBe('<a href="/#/x">x</a><img src="/missing-tile.svg">');
  });

  it('writes title and description from the registry, escaped', async () => {
    const readSiteFile = await composeWith({});
    const html = await readSiteFile('index.html');
    expect(html).toContain('<title>IA «para» &quot;Todos&quot;</title>');
    expect(html).toContain('<meta name="description" content="a &lt; b" />');
  });

  it('is composed with one warning when its siteUrl is invalid', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const readSiteFile = await composeWith({ siteUrl: 'ia.municipio.example' });
    await compose(site);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/site\.config\.json: siteUrl .*found "ia\.municipio\.example"/);
    expect(await readSiteFile('sitemap.xml')).toBeNull();
    expect(await readSiteFile('index.html')).toContain('<title>');
  });
});

it('compose replaces the service worker with one that removes it for "offline": false', async () => {
  expect(await (await composeWith({}))('sw.js')).toBe('worker');
  const readSiteFile = await composeWith({ offline: false });
  expect(await readSiteFile('sw.js')).toBe('removal');
  expect(await readSiteFile('sw-off.js')).toBeNull();
  expect(await (await composeWith({}))('sw.js')).toBe('worker');
});

it('sitemapXml escapes addresses', () => {
  expect(sitemapXml('https://x.pt/', ["a&b'/"])).toContain("<loc>https://x.pt/a&amp;b'/</loc>");
});
