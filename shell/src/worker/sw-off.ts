import { CACHE_PREFIX, scope } from './scope.ts';

async function deleteCachesAndUnregister(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  await scope.registration.unregister();
}

/**
 * `sw-off.js`. Deletes all caches of the worker and unregisters it. Publish writes this script as `sw.js`
 * when `site.config.json` has `"offline": false`. It takes effect at once, even with open windows, because
 * the switch is also for a worker that misbehaves.
 */
export default function serviceWorkerOff(): void {
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(deleteCachesAndUnregister()));
}
