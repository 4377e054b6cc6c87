import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addressTags, escapeHtml, listedPlaces, readSiteUrl } from '../document/index.ts';
import type { Registry } from '../registry/schema.ts';
import { credentialFiles } from './credential-files.ts';
import { fillSite } from './fill-site.ts';
import { frontendDiscovery } from './frontend-discovery.ts';
import { KEPT_ROWS, keptRows } from './kept-table.ts';
import { placedVersions } from './release.ts';
import { NO_WORKER, rootFilesOf, WORKER } from './shell-entry.ts';

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

const STATIC_PAGE = /^([^/]+\/)index\.html$/;

/** A file of the shell as it lies at the site's root: pages know there whose the site is, and its address. */
function asPublished(
  file: string,
  content: Buffer,
  config: object,
  siteUrl: string | null,
  registry: Registry,
): Buffer | string {
  const [, place] = STATIC_PAGE.exec(file) ?? [];
  if (!place && !/^(404|offline)\.html$/.test(file)) return content;
  const html = fillSite(content.toString(), config).replace(KEPT_ROWS, () => keptRows(registry));
  // The worker that shows it knows where it stands.
  if (file === 'offline.html') return html;
  if (place)
    return html.replace('<!-- address -->', () => addressTags(siteUrl && siteUrl + place, siteUrl, '../'));
  // It answers at any depth, so its addresses start at the root: that of the host, or the site's folder on it.
  const root = siteUrl ? new URL(siteUrl).pathname : '/';
  return html.replace(/ (href|src)="\//g, (_, name) => ` ${name}="${root}`);
}

/** What stands beside `index.html`, by its path; null for what must not be there. */
export type PublicFiles = Record<string, string | Buffer | null>;

/** Static pages of shells that are not live: they would still be found under their address. */
async function formerPages(site: string): Promise<PublicFiles> {
  const pages: PublicFiles = {};
  for (const version of await placedVersions(site, 'shell')) {
    for (const file of await rootFilesOf(path.join(site, 'shell', version))) {
      if (STATIC_PAGE.test(file)) pages[file] = null;
    }
  }
  return pages;
}

/**
 * What stands beside `index.html`: the shell's static pages and icons, the page of an unknown address, who issues digital
 * credentials, `robots.txt`, `sitemap.xml` and `frontend-discovery.json`.
 * @param documents routes with a document of their own
 */
export async function publicFiles(
  site: string,
  registry: Registry,
  config: { siteUrl?: unknown; offline?: unknown },
  documents: readonly string[] = [],
): Promise<PublicFiles> {
  const siteUrl = usableSiteUrl(config);
  const shell = path.join(site, registry.shell.base);
  const atRoot = registry.shell.version === 'none' ? [] : await rootFilesOf(shell);
  const files = await formerPages(site);
  for (const file of atRoot) {
    // Browsers ask for it again by themselves, whatever the one that they have does: the way out if it went wrong.
    const source = file === WORKER && config.offline === false ? NO_WORKER : file;
    files[file] = asPublished(file, await readFile(path.join(shell, source)), config, siteUrl, registry);
  }
  const places = atRoot.flatMap((file) => STATIC_PAGE.exec(file)?.[1] ?? []);
  return {
    ...files,
    ...credentialFiles(config, siteUrl),
    'robots.txt': robotsTxt(siteUrl),
    'frontend-discovery.json': await frontendDiscovery(site, registry, siteUrl),
    // Only absolute addresses may stand in it: without one there is none, and an older one would be wrong.
    'sitemap.xml': siteUrl ? sitemapXml(siteUrl, [...listedPlaces(registry, documents), ...places]) : null,
  };
}
