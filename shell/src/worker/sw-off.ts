import { CACHE_PREFIX, scope } from './scope.ts';

async function removeEverything(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  await scope.registration.unregister();
}

/**
 * `sw-off.js`. Publish writes it as `sw.js` when `site.config.json` has `"offline": false`: deletes all
 * caches and unregisters the worker. At once, even with open windows, because the switch is for a worker
 * that misbehaves.
 */
export default function serviceWorkerOff(): void {
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
}
