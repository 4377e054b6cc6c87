import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArgs, ensureChromium } from '@ia/test-support/chromium';
import { type BrowserContext, chromium, expect, type Page } from 'playwright/test';
import { startSite } from '../support/site.ts';

/** Opens a browser with a persistent profile and service workers, so that a test can restart it. */
export async function openBrowser(profile: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: chromiumArgs,
    baseURL,
    locale: 'pt-PT',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
}

/** Creates a temporary folder for one test. @returns `at`, the path of a file in it, and `remove` */
export async function createTempFolder(): Promise<{ at: (name: string) => string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
  return {
    at: (name) => path.join(folder, name),
    // A closed browser may still be writing.
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Serves a site.
 * @param dataDir folder of the database, which survives a restart; 'memory' for none
 * @param port of the previous server, to restart at the same URL; 0 for a free one
 */
export const startServer = (site: string, dataDir: string, port = 0): Promise<RunningSite> =>
  startSite({ site, dataDir, port });

export const readPort = ({ url }: RunningSite): number => Number(new URL(url).port);

/**
 * Waits until the current page works offline: the service worker has cached its document and everything that
 * it loaded.
 */
export async function expectCached(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration?.active || !navigator.serviceWorker.controller) return ['no worker'];
      const state = (await caches.keys()).find((name) => name.endsWith(' state'));
      if (!state) return ['no document'];
      const cache = await caches.open(state);
      // The worker's state cache: 'current' is the site version, 'document <version>' its HTML.
      const readEntry = async (name: string) => {
        const request = (await cache.keys()).find(({ url }) => decodeURIComponent(url).endsWith(` ${name}`));
        return request ? ((await (await cache.match(request))?.text()) ?? '') : '';
      };
      // Check the site version of the current page: an older document stays cached until the newer one has
      // arrived.
      const html = await readEntry(`document ${await readEntry('current')}`);
      if (!html.includes(document.getElementById('registry')?.textContent ?? '?')) return ['no document'];
      // Files of apps have the version in their path.
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/\d+\.\d+\.\d+-[0-9a-f]{8}\//.test(name));
      const responses = await Promise.all(loaded.map((name) => caches.match(name, { ignoreSearch: true })));
      return loaded.filter((_, index) => !responses[index]);
    });
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}
