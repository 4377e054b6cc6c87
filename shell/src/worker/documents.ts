import { documentHash } from '@ia/federation/address';
import { adoptSiteVersion } from './adopt.ts';
import { currentVersion } from './current-version.ts';
import { openingWindows } from './garbage.ts';
import { offlinePage, PAGES_CACHE } from './offline-page.ts';
import { enqueue } from './queue.ts';
import { type FetchEvent, ROOT, siteUrl } from './scope.ts';
import { fetchMainPage, readSiteVersion, siteRoutes } from './site-version.ts';
import { readState, writeState } from './state.ts';
import { ANY_VARIANT } from './versions.ts';

/** Time that a navigation waits for the network before it gets a cached document. */
const NETWORK_TIMEOUT_MS = 5000;

/** Paths of the main page, relative to the site. */
const MAIN_PAGE = /^(index\.html)?$/;

/**
 * Processes a document from the network: adopts its site version, or caches a page that has none.
 * @param file relative to the site
 * @param windowId the window that shows the document; null when it got a cached document instead
 */
async function processDocument(file: string, response: Response, windowId: string | null): Promise<void> {
  if (!response.ok || !/^text\/html/.test(response.headers.get('content-type') ?? '')) return;
  const copy = response.clone();
  const html = await response.text();
  const version = await readSiteVersion(html);
  if (!version) return (await caches.open(PAGES_CACHE)).put(siteUrl(file), copy);
  if (windowId) await writeState(`window ${windowId}`, version.key);
  if (MAIN_PAGE.test(file)) return adoptSiteVersion(html);
  if ((await readState('current')) !== version.key) return adoptSiteVersion(await fetchMainPage());
}

/**
 * Query that makes the worker answer with the cached main page at once, because the network has just failed.
 */
const FROM_CACHE = '?cached';

/**
 * Finds a document in the cache: the main page, or the cached copy of a static page. The real path of a route
 * redirects to its hash address on the main page, so that no document runs with another site version's
 * registry.
 * @param file relative to the site
 */
async function findCachedDocument(file: string, url: URL): Promise<Response | undefined> {
  const current = await currentVersion();
  if (current && MAIN_PAGE.test(file)) {
    // Removes the routes of `open-document.js`: it would open their documents, which redirect here again.
    const html = current.html.replace(/ data-documents="[^"]*"/, '');
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  const route = `/${file.replace(/\/?(index\.html)?$/, '')}`;
  if (current && siteRoutes(current).some(({ path }) => path === route))
    return Response.redirect(ROOT + FROM_CACHE + documentHash(route, url));
  return caches.match(siteUrl(file), ANY_VARIANT);
}

/**
 * Responds to a navigation from the network, so that online visitors see the published version. Responds from
 * the cache when the network fails, takes too long or returns a server error (5xx).
 * @param file relative to the site
 */
export async function openDocument(event: FetchEvent, file: string, url: URL): Promise<Response> {
  const { resultingClientId: id } = event;
  openingWindows.add(id);
  const networkResponse = fetch(event.request);
  // Cloned at once: the body that the page reads cannot be read again.
  const copy = networkResponse.then((response) => response.clone());
  let isShownFromNetwork = true;
  const processCopy = async () => processDocument(file, await copy, isShownFromNetwork ? id : null);
  event.waitUntil(copy.then(() => enqueue(processCopy)).catch(() => undefined));
  const cached = await findCachedDocument(file, url);
  const isRedirected = cached && MAIN_PAGE.test(file) && url.search === FROM_CACHE;
  const timeout = new Promise<null>((resolve) => {
    if (cached) setTimeout(resolve, NETWORK_TIMEOUT_MS, null);
  });
  const response = isRedirected ? null : await Promise.race([networkResponse, timeout]).catch(() => null);
  if (response && response.status < 500) return response;
  isShownFromNetwork = false;
  if (cached?.status === 200) await writeState(`window ${id}`, (await readState('current')) ?? '');
  return cached ?? response ?? offlinePage();
}
