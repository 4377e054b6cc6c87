import { adoptSiteVersion, deleteRevoked } from './adopt.ts';
import { PAGES_CACHE } from './offline-page.ts';
import { enqueue } from './queue.ts';
import type { FetchEvent } from './scope.ts';
import { fetchMainPage, type SiteRegistry, siteVersionKey } from './site-version.ts';
import { readList, readState } from './state.ts';
import { ANY_VARIANT, loadKnownIntegrity, storeFile, versionFolder } from './versions.ts';

/**
 * Responds to a request for a file of a version: from the cache, because versions never change, else from the
 * network.
 */
export async function openFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const [address = ''] = request.url.split('?');
  // The shell bypasses caches to check the integrity of a file. The response replaces a corrupt copy.
  const isBypassing = /^(reload|no-store)$/.test(request.cache);
  const cached = isBypassing ? undefined : await caches.match(address, ANY_VARIANT);
  if (cached) return cached;
  const folder = versionFolder(address);
  const isRevoked = folder !== undefined && (await readList('revoked')).includes(folder);
  const response = await fetch(isRevoked ? new Request(request, { cache: 'no-store' }) : request);
  const copy = response.clone();
  // Queued, so that it runs after the document that names the file's hash.
  if (!isRevoked) event.waitUntil(loadKnownIntegrity().then(() => enqueue(() => storeFile(address, copy))));
  return response;
}

/**
 * Responds to a request for a style sheet, script or image of the static pages: from the network, else from
 * the cache.
 */
export async function openPageFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const response = await fetch(event.request);
    const copy = response.clone();
    if (response.ok) event.waitUntil(caches.open(PAGES_CACHE).then((cache) => cache.put(url, copy)));
    return response;
  } catch (error) {
    return (await caches.match(url, ANY_VARIANT)) ?? Promise.reject(error);
  }
}

/**
 * Responds to a request for the registry from the network only. Applies its revocations, adopts a new site
 * version.
 */
export async function openRegistry(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  const copy = response.clone();
  const applyRegistry = async () => {
    const registry = (await copy.json()) as SiteRegistry;
    await deleteRevoked(registry);
    if ((await readState('current')) !== (await siteVersionKey(registry)))
      await adoptSiteVersion(await fetchMainPage());
  };
  if (response.ok) event.waitUntil(enqueue(applyRegistry).catch(() => undefined));
  return response;
}
