import { type Firefox, startFirefox } from '@ia/test-support/firefox';
import { expect, test } from 'playwright/test';
import { siteFolder } from '../support/registry.ts';
import { startSite } from '../support/site.ts';

// What afresh.spec.ts shows in Chromium, in a Firefox as people use it: the network is cut by stopping the server, and nothing
// but our worker has the files, because this Firefox keeps none itself.

const shows = (path: string) =>
  `document.querySelector('[data-page="${path}"][data-page-state="ready"]') !== null`;
/** The worker has the document that the page shows, and all that the page loaded. */
const isKept = `(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active || !navigator.serviceWorker.controller) return false;
  const state = (await caches.keys()).find((name) => name.endsWith(' state'));
  const names = state ? (await (await caches.open(state)).keys()).map(({ url }) => decodeURIComponent(url)) : [];
  if (!names.some((name) => name.endsWith(' current'))) return false;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => /\\/\\d+\\.\\d+\\.\\d+-[0-9a-f]{8}\\//.test(name));
  const kept = await Promise.all(loaded.map((name) => caches.match(name, { ignoreSearch: true })));
  return loaded.length > 3 && kept.every(Boolean);
})()`;

test('in Firefox, a page that was opened opens again without a server, also at its real path', async () => {
  test.setTimeout(90_000);
  const site = await startSite({ site: siteFolder });
  let firefox: Firefox | undefined;
  try {
    firefox = await startFirefox();
    await firefox.open(`${site.url}/#/mscopilot-course-v3`);
    await firefox.until(shows('/mscopilot-course-v3'));
    await firefox.until(isKept);
    await site.close();
    await firefox.open(`${site.url}/?de-novo#/mscopilot-course-v3`);
    await firefox.until(shows('/mscopilot-course-v3'));
    await firefox.open(`${site.url}/mscopilot-course-v3/`);
    await firefox.until(shows('/mscopilot-course-v3'));
    expect(await firefox.evaluate('location.hash')).toBe('#/mscopilot-course-v3');
    await firefox.open(`${site.url}/nunca-existiu/`);
    await firefox.until(`document.querySelector('h1')?.textContent === 'Sem ligação ao sítio'`);
  } finally {
    await firefox?.close();
    await site.close().catch(() => undefined);
  }
});
