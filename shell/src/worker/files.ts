import { adoptSiteVersion, deleteRevoked } from './adopt.ts';
import { PAGES } from './offline-page.ts';
import { enqueue } from './queue.ts';
import type { FetchEvent } from './scope.ts';
import { fetchMainPage, keyOf, type SiteRegistry } from './site-version.ts';
import { readList, readState } from './state.ts';
import { ANY_VARIANT, folderOf, learnKnownModules, storeFile } from './versions.ts';

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
  const folder = folderOf(address);
  const isRevoked = folder !== undefined && (await readList('revoked')).includes(folder);
  const response = await fetch(isRevoked ? new Request(request, { cache: 'no-store' }) : request);
  const copy = response.clone();
  // The queue runs this after the document that names the file's integrity.
  if (!isRevoked) event.waitUntil(learnKnownModules().then(() => enqueue(() => storeFile(address, copy))));
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
    if (response.ok) event.waitUntil(caches.open(PAGES).then((cache) => cache.put(url, copy)));
    return response;
  } catch (error) {
    return (await caches.match(url, ANY_VARIANT)) ?? Promise.reject(error);
  }
}

/** Responds to a request for the registry from the network only, and applies its revocations and releases. */
export async function openRegistry(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  const copy = response.clone();
  const learn = async () => {
    const registry = (await copy.json()) as SiteRegistry;
    await deleteRevoked(registry);
    if ((await readState('current')) !== (await keyOf(registry)))
      await adoptSiteVersion(await fetchMainPage());
  };
  if (response.ok) event.waitUntil(enqueue(learn).catch(() => undefined));
  return response;
}
