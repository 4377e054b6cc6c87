// Stands in the place of sw.js where `site.config.json` says `"offline": false`: what was kept on the device goes, and with it
// the worker. At once, whatever windows are open: it is for when something is wrong with it.
const ROOT = new URL('./', self.location).href;
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const empty = async () => {
    for (const name of await caches.keys()) if (name.startsWith(`${ROOT} `)) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(empty());
});
