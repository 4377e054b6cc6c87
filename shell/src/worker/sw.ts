import { openDocument } from './documents.ts';
import { openFile, openPageFile, openRegistry } from './files.ts';
import { answerMessage } from './messages.ts';
import { cacheOfflinePage } from './offline-page.ts';
import { type FetchEvent, ROOT, scope } from './scope.ts';
import { versionFolder } from './versions.ts';

/** Services on the site's server. Their responses are never cached. */
const SERVICES = /^(backend|_federation|packages)\//;
/** Files of static pages: at the site's root, or one folder below it. */
const PAGE_FILE = /^([\w-]+\/)?[\w-]+\.(css|svg|png|js|webmanifest|woff2)$/;

function onFetch(event: FetchEvent): void {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const address = url.href.replace(/[?#].*$/s, '');
  /** Relative to the site; null for an address outside the site. */
  const file = address.startsWith(ROOT) ? address.slice(ROOT.length) : null;
  if (file !== null && SERVICES.test(file)) return;
  if (request.mode === 'navigate') {
    if (file !== null) event.respondWith(openDocument(event, file, url));
  } else if (versionFolder(address)) event.respondWith(openFile(event));
  else if (file === 'registry.json') event.respondWith(openRegistry(event));
  else if (file !== null && PAGE_FILE.test(file)) event.respondWith(openPageFile(event));
}

/**
 * `sw.js`, the service worker: opened pages open again offline (docs/adr/0015). Documents are network-first.
 * Each version of an app has its own cache, because versions never change. The main page of one site version
 * is cached; a newer site version replaces it once all its files are cached.
 *
 * The build bundles it into one file: a worker that imported others could run with another release's files.
 */
export default function serviceWorker(): void {
  scope.addEventListener('fetch', onFetch);
  scope.addEventListener('message', answerMessage);
  scope.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage()));
  // No `skipWaiting`: open windows keep the worker that they started with. `claim` controls windows that
  // opened without one.
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
}
