import { escapeHtml } from '@ia/federation/document';
import { listCachedRoutes } from './current-version.ts';
import { cacheName, ROOT, siteUrl } from './scope.ts';
import { ANY_VARIANT, isCached } from './versions.ts';

/** Name of the cache of opened static pages and plain-text documents, with their styles and images. */
export const PAGES_CACHE = cacheName('pages');

/** The offline page, which is shown for a page that is not cached, and the glossary, which courses link to. */
const OFFLINE_PAGE_FILES = [
  'offline.html',
  'glossario/',
  'static-page.css',
  'border-tile.svg',
  'preferences.js',
  'favicon.svg',
  'missing-tile.svg',
];

/**
 * Caches the offline page unless it is cached. A visitor may have cleared the site's data since the
 * installation.
 */
export async function cacheOfflinePage(): Promise<void> {
  if (await isCached(siteUrl('offline.html'))) return;
  await (await caches.open(PAGES_CACHE)).addAll(OFFLINE_PAGE_FILES.map(siteUrl));
}

/** Responds with the offline page and links to the cached pages, with status 503. */
export async function offlinePage(): Promise<Response> {
  const page = await caches.match(siteUrl('offline.html'), ANY_VARIANT);
  if (!page) return Response.error();
  const links = (await listCachedRoutes()).map(
    ({ path, title }) => `<li><a href="/#${escapeHtml(path)}">${escapeHtml(title)}</a></li>`,
  );
  const html = (await page.text())
    .replace(/<!-- cached routes: (.*?) -->/s, (_, template: string) =>
      links.length > 0 ? template.replace('{links}', () => links.join('')) : '',
    )
    // The built page has root-relative addresses; the site may be below a path.
    .replace(/ (href|src)="\//g, (_, name: string) => ` ${name}="${new URL(ROOT).pathname}`);
  return new Response(html, { status: 503, headers: page.headers });
}
