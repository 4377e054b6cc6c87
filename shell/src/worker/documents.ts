import { documentHash } from '@ia/federation/address';
import { adoptSiteVersion } from './adopt.ts';
import { currentVersion } from './current-version.ts';
import { openingWindows } from './garbage.ts';
import { offlinePage, PAGES } from './offline-page.ts';
import { enqueue } from './queue.ts';
import { type FetchEvent, ROOT, siteUrl } from './scope.ts';
import { fetchMainPage, readSiteVersion, routesOf } from './site-version.ts';
import { readState, writeState } from './state.ts';
import { ANY_VARIANT } from './versions.ts';

/** Milliseconds that a navigation waits for the network before it gets a cached document. */
const NETWORK_TIMEOUT = 5000;

/** The main page, relative to the site. */
const MAIN = /^(index\.html)?$/;

/**
 * Handles a document that arrived: adopts its site version, or caches a page that has none.
 * @param file relative to the site
 * @param id the window that shows the document, if one does
 */
async function noteDocument(file: string, response: Response, id: string | null): Promise<void> {
  if (!response.ok || !/^text\/html/.test(response.headers.get('content-type') ?? '')) return;
  const copy = response.clone();
  const html = await response.text();
  const version = await readSiteVersion(html);
  if (!version) return (await caches.open(PAGES)).put(siteUrl(file), copy);
  if (id) await writeState(`window ${id}`, version.key);
  if (MAIN.test(file)) return adoptSiteVersion(html);
  if ((await readState('current')) !== version.key) return adoptSiteVersion(await fetchMainPage());
}

/** Query of the main page that is answered from the cache: the network has just failed. */
const CACHED = '?cached';

/**
 * A document from the cache: the main page for all routes, else the cached copy of a page. The real path of a
 * route redirects to its hash address, so that no document runs with the registry of another site version.
 * @param file relative to the site
 */
async function cachedDocument(file: string, url: URL): Promise<Response | undefined> {
  const current = await currentVersion();
  if (current && MAIN.test(file)) {
    // Without the routes of `open-document.js`, whose documents would redirect here again.
    const html = current.html.replace(/ data-documents="[^"]*"/, '');
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  const route = `/${file.replace(/\/?(index\.html)?$/, '')}`;
  if (current && routesOf(current).some(({ path }) => path === route))
    return Response.redirect(ROOT + CACHED + documentHash(route, url));
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
  const arrived = fetch(event.request);
  // Cloned at once: the body that the page reads cannot be read again.
  const copy = arrived.then((response) => response.clone());
  let isFromNetwork = true;
  const note = async () => noteDocument(file, await copy, isFromNetwork ? id : null);
  event.waitUntil(copy.then(() => enqueue(note)).catch(() => undefined));
  const cached = await cachedDocument(file, url);
  const isRedirected = cached && MAIN.test(file) && url.search === CACHED;
  const timeout = new Promise<null>((resolve) => {
    if (cached) setTimeout(resolve, NETWORK_TIMEOUT, null);
  });
  const response = isRedirected ? null : await Promise.race([arrived, timeout]).catch(() => null);
  if (response && response.status < 500) return response;
  isFromNetwork = false;
  if (cached?.status === 200) await writeState(`window ${id}`, (await readState('current')) ?? '');
  return cached ?? response ?? offlinePage();
}
