import { escapeHtml } from '@ia/federation/document';
import { cachedRoutes } from './current-version.ts';
import { cacheName, ROOT, siteUrl } from './scope.ts';
import { ANY_VARIANT, isCached } from './versions.ts';

/** Static pages and plain-text documents that were opened, with their styles and images. */
export const PAGES = cacheName('pages');

/** Files of the page that is shown for a page that is not cached. */
const OFFLINE_PAGE = ['offline.html', 'static-page.css', 'preferences.js', 'favicon.svg', 'missing-tile.svg'];

/**
 * Caches the offline page if it is not: a visitor may have cleared the site's data since the worker was
 * installed.
 */
export async function cacheOfflinePage(): Promise<void> {
  if (await isCached(siteUrl('offline.html'))) return;
  await (await caches.open(PAGES)).addAll(OFFLINE_PAGE.map(siteUrl));
}

/** The offline page, with links to the cached pages. Status 503. */
export async function offlinePage(): Promise<Response> {
  const page = await caches.match(siteUrl('offline.html'), ANY_VARIANT);
  if (!page) return Response.error();
  const links = (await cachedRoutes()).map(
    ({ path, title }) => `<li><a href="/#${escapeHtml(path)}">${escapeHtml(title)}</a></li>`,
  );
  const html = (await page.text())
    .replace(/<!-- cached routes: (.*?) -->/s, (_, template: string) =>
      links.length > 0 ? template.replace('{links}', () => links.join('')) : '',
    )
    .replace(/ (href|src)="\//g, (_, name: string) => ` ${name}="${new URL(ROOT).pathname}`);
  return new Response(html, { status: 503, headers: page.headers });
}
