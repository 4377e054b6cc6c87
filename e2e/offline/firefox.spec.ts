import { expect, test } from 'playwright/test';
import { startFirefox } from '../engines/firefox.ts';
import type { Tab } from '../engines/tab.ts';
import { siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

// Like restart.spec.ts, but in a release build of Firefox. Stopping the server simulates a lost network. This
// Firefox has no HTTP cache, so only the service worker has the files.

/** Script that is true when the page at the path is shown and loaded. */
const isShown = (path: string) =>
  `document.querySelector('[data-page="${path}"][data-page-state="ready"]') !== null`;
/**
 * Script that is true when the service worker has cached the document and all versioned files of the page.
 */
const isCached = `(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active || !navigator.serviceWorker.controller) return false;
  const state = (await caches.keys()).find((name) => name.endsWith(' state'));
  const names = state ? (await (await caches.open(state)).keys()).map(({ url }) => decodeURIComponent(url)) : [];
  if (!names.some((name) => name.endsWith(' current'))) return false;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => /\\/\\d+\\.\\d+\\.\\d+-[0-9a-f]{8}\\//.test(name));
  const cached = await Promise.all(loaded.map((name) => caches.match(name, { ignoreSearch: true })));
  return loaded.length > 3 && cached.every(Boolean);
})()`;

test('Firefox opens a visited page without a server, also at its real path', async () => {
  test.setTimeout(90_000);
  const site = await startSite({ site: siteFolder });
  let firefox: Tab | undefined;
  try {
    firefox = await startFirefox();
    await firefox.open(`${site.url}/#/mscopilot-course-v3`);
    await firefox.until(isShown('/mscopilot-course-v3'));
    await firefox.until(isCached);
    await site.close();
    await firefox.open(`${site.url}/?de-novo#/mscopilot-course-v3`);
    await firefox.until(isShown('/mscopilot-course-v3'));
    await firefox.open(`${site.url}/mscopilot-course-v3/`);
    await firefox.until(isShown('/mscopilot-course-v3'));
    expect(await firefox.evaluate('location.hash')).toBe('#/mscopilot-course-v3');
    await firefox.open(`${site.url}/nunca-existiu/`);
    await firefox.until(`document.querySelector('h1')?.textContent === 'Sem ligação ao site'`);
  } finally {
    await firefox?.close();
    await site.close().catch(() => undefined);
  }
});
