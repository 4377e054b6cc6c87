import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { addressTags, escapeHtml, listedPlaces, readSiteUrl } from '../document/index.ts';
import type { Registry } from '../registry/schema.ts';
import { filesBelow, writeAtomic } from './folder.ts';

/** Everything public may be read by machines; without an address of its own a site has no sitemap to point to. */
const robotsTxt = (siteUrl: string | null): string =>
  `User-agent: *\nAllow: /\n${siteUrl ? `\nSitemap: ${siteUrl}sitemap.xml\n` : ''}`;

/** @param places real paths, relative to the site's address: '', 'privacidade/' */
export function sitemapXml(siteUrl: string, places: readonly string[]): string {
  const urls = places.map((place) => `  <url><loc>${escapeHtml(siteUrl + place)}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}

const told = new Set<unknown>();

/** A site with a wrong address is published without one; whoever publishes is told, once. */
function usableSiteUrl({ siteUrl }: { siteUrl?: unknown }): string | null {
  const usable = readSiteUrl({ siteUrl });
  if (siteUrl !== undefined && !usable && !told.has(siteUrl)) {
    told.add(siteUrl);
    console.warn(
      `site.config.json: siteUrl must be the https address of the site, such as "https://ia.municipio.example/", found ${JSON.stringify(siteUrl)}. ` +
        'Until it is, the site has no sitemap, and previews of its pages have no address.',
    );
  }
  return usable;
}

/** Folders of the shell's static pages, with a slash at the end: 'privacidade/'. */
async function staticPages(shell: string): Promise<string[]> {
  const files = existsSync(shell) ? await filesBelow(shell) : [];
  return files
    .filter((file) => /^[^/]+\/index\.html$/.test(file))
    .map((file) => file.slice(0, -'index.html'.length));
}

/**
 * Writes what stands beside `index.html` and depends on the site's address: the static pages' own addresses, the page of
 * an unknown one, `robots.txt` and `sitemap.xml`.
 */
export async function composePublicFiles(
  site: string,
  registry: Registry,
  config: { siteUrl?: unknown },
): Promise<void> {
  const siteUrl = usableSiteUrl(config);
  const shell = path.join(site, registry.shell.base);
  const pages = await staticPages(shell);
  for (const place of pages) {
    const html = await readFile(path.join(shell, place, 'index.html'), 'utf8');
    const tags = addressTags(siteUrl && siteUrl + place, siteUrl, '../');
    await writeAtomic(
      path.join(site, place, 'index.html'),
      html.replace('<!-- address -->', () => tags),
    );
  }
  const lost = path.join(shell, '404.html');
  if (existsSync(lost)) {
    // It answers at any depth, so its addresses start at the root: that of the host, or the site's folder on it.
    const root = siteUrl ? new URL(siteUrl).pathname : '/';
    const html = (await readFile(lost, 'utf8')).replace(/ (href|src)="\//g, (_, name) => ` ${name}="${root}`);
    await writeAtomic(path.join(site, '404.html'), html);
  }
  await writeAtomic(path.join(site, 'robots.txt'), robotsTxt(siteUrl));
  const sitemap = path.join(site, 'sitemap.xml');
  // Only absolute addresses may stand in it: without one there is none, and an older one would be wrong.
  if (siteUrl) await writeAtomic(sitemap, sitemapXml(siteUrl, [...listedPlaces(registry), ...pages]));
  else await rm(sitemap, { force: true });
}
