import { DISABLED_WORKER_FILE, listRootFiles, SERVICE_WORKER_FILE } from '../build/shell-entry.ts';
import { addressTags, escapeHtml, listedPaths, readSiteUrl } from '../document/index.ts';
import type { Files } from '../files/folder.ts';
import type { Registry } from '../registry/schema.ts';
import type { PublicFiles } from '../site/commit.ts';
import { uploadedVersions } from '../site/releases.ts';
import { credentialFiles } from './credential-files.ts';
import { DEVICE_DATA_ROWS, deviceDataRows } from './device-data-table.ts';
import { fillSite } from './fill-site.ts';
import { frontendDiscovery } from './frontend-discovery.ts';

/** Returns robots.txt: crawlers may read every public file. Without a `siteUrl`, it names no sitemap. */
const robotsTxt = (siteUrl: string | null): string =>
  `User-agent: *\nAllow: /\n${siteUrl ? `\nSitemap: ${siteUrl}sitemap.xml\n` : ''}`;

/** Returns the sitemap. @param paths real paths, relative to the site's address: '', 'privacidade/' */
export function sitemapXml(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(siteUrl + path)}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}

/** Invalid values that a warning was printed for. */
const reportedSiteUrls = new Set<unknown>();

/** Returns the site's `siteUrl`. Ignores an invalid one, with one warning. */
function readSiteUrlOrWarn({ siteUrl }: { siteUrl?: unknown }): string | null {
  const parsed = readSiteUrl({ siteUrl });
  if (siteUrl !== undefined && !parsed && !reportedSiteUrls.has(siteUrl)) {
    reportedSiteUrls.add(siteUrl);
    console.warn(
      `site.config.json: siteUrl must be the https address of the site, such as "https://ia.municipio.example/", found ${JSON.stringify(siteUrl)}. ` +
        'Until then, the site has no sitemap, and link previews have no address.',
    );
  }
  return parsed;
}

/** A static page in a folder, such as `privacidade/index.html`. */
const STATIC_PAGE = /^([^/]+\/)index\.html$/;

/**
 * Returns a file of the shell for the site's root. Fills configuration and addresses into static pages; other
 * files stay unchanged.
 */
function fillInPage(
  file: string,
  content: Buffer,
  config: object,
  siteUrl: string | null,
  registry: Registry,
): Buffer | string {
  const [, pagePath] = STATIC_PAGE.exec(file) ?? [];
  if (!pagePath && !/^(404|offline)\.html$/.test(file)) return content;
  const html = fillSite(content.toString(), config).replace(DEVICE_DATA_ROWS, () => deviceDataRows(registry));
  // The service worker that shows this page rewrites its addresses.
  if (file === 'offline.html') return html;
  if (pagePath)
    return html.replace('<!-- address -->', () => addressTags(siteUrl && siteUrl + pagePath, siteUrl, '../'));
  // The 404 page is served at any depth: its links start at the site's path on the host.
  const root = siteUrl ? new URL(siteUrl).pathname : '/';
  return html.replace(/ (href|src)="\//g, (_, name) => ` ${name}="${root}`);
}

/** Returns the static pages of former shells with the content null, which deletes them. */
async function stalePages(site: Files): Promise<PublicFiles> {
  const pages: PublicFiles = {};
  for (const version of await uploadedVersions(site, 'shell')) {
    for (const file of await listRootFiles(site.at(`shell/${version}`))) {
      if (STATIC_PAGE.test(file)) pages[file] = null;
    }
  }
  return pages;
}

/**
 * Files beside `index.html`: static pages and icons of the shell, 404 page, credential issuer, `robots.txt`,
 * `sitemap.xml` and `frontend-discovery.json`.
 * @param documents routes with their own document
 */
export async function publicFiles(
  site: Files,
  registry: Registry,
  config: { siteUrl?: unknown; offline?: unknown },
  documents: readonly string[] = [],
): Promise<PublicFiles> {
  const siteUrl = readSiteUrlOrWarn(config);
  const shell = site.at(registry.shell.base);
  const rootFiles = registry.shell.version === 'none' ? [] : await listRootFiles(shell);
  const files = await stalePages(site);
  for (const file of rootFiles) {
    // Browsers update a worker automatically, so this also replaces a broken one.
    const source = file === SERVICE_WORKER_FILE && config.offline === false ? DISABLED_WORKER_FILE : file;
    files[file] = fillInPage(file, (await shell.bytes(source)) as Buffer, config, siteUrl, registry);
  }
  const pagePaths = rootFiles.flatMap((file) => STATIC_PAGE.exec(file)?.[1] ?? []);
  return {
    ...files,
    ...credentialFiles(config, siteUrl),
    'robots.txt': robotsTxt(siteUrl),
    'frontend-discovery.json': await frontendDiscovery(site, registry, siteUrl),
    // A sitemap needs absolute addresses: without `siteUrl` it is removed.
    'sitemap.xml': siteUrl ? sitemapXml(siteUrl, [...listedPaths(registry, documents), ...pagePaths]) : null,
  };
}
