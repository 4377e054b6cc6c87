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

/** Creates a temporary folder for one test. */
export async function ownFolder(): Promise<{ at: (name: string) => string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
  return {
    at: (name) => path.join(folder, name),
    // A closed browser may still be writing.
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}

/** The site on a fixed port, so that it can restart at the same URL. */
export type Served = Awaited<ReturnType<typeof startSite>>;
export const serveAt = (site: string, dataDir: string, port = 0): Promise<Served> =>
  startSite({ site, dataDir, port });

export const portOf = ({ url }: Served): number => Number(new URL(url).port);

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
      const textAt = async (end: string) => {
        const request = (await cache.keys()).find(({ url }) => decodeURIComponent(url).endsWith(` ${end}`));
        return request ? ((await (await cache.match(request))?.text()) ?? '') : '';
      };
      // Check the site version of the current page: an older document stays cached until the newer one has
      // arrived.
      const html = await textAt(`document ${await textAt('current')}`);
      if (!html.includes(document.getElementById('registry')?.textContent ?? '?')) return ['no document'];
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/\d+\.\d+\.\d+-[0-9a-f]{8}\//.test(name));
      const responses = await Promise.all(loaded.map((name) => caches.match(name, { ignoreSearch: true })));
      return loaded.filter((_, index) => !responses[index]);
    });
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}
