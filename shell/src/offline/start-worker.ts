import { trustedScriptUrl } from '@ia/shared-services/script-url';
import { atBase } from '../address/base.ts';
import { readInline } from '../lib/read-inline.ts';
import { askWorker, canCachePages } from './worker.ts';

/** Reports the files that this document has loaded or will load, so that the worker caches them. */
function reportLoadedFiles(): void {
  const report = (entries: PerformanceEntryList) =>
    askWorker({ type: 'loaded', files: entries.map(({ name }) => name) }).catch(() => undefined);
  new PerformanceObserver((list) => void report(list.getEntries())).observe({
    type: 'resource',
    buffered: true,
  });
}

/**
 * True when this document was not served by the worker. It may have claimed the window since, while the
 * document loaded.
 */
function hasBypassedWorker(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !navigator.serviceWorker.controller || !arrival?.workerStart;
}

/** Registers the worker and reports this window's site version to it. @returns whether a worker runs */
async function registerWorker(): Promise<boolean> {
  const { serviceWorker } = navigator;
  const hadWorker = Boolean(serviceWorker.controller);
  const hasBypassed = hasBypassedWorker();
  try {
    await serviceWorker.register(trustedScriptUrl(atBase('./sw.js'), 'offline-worker'), {
      updateViaCache: 'none',
    });
    await serviceWorker.ready;
  } catch (error) {
    // The browser refused it, or is offline before the first installation: the site works without it.
    console.info('Offline use is not available. FED-413', error);
    return hadWorker;
  }
  // Offline: the cached site version stays.
  await askWorker({ type: 'opened', registry: readInline('registry') }).catch(() => undefined);
  if (hasBypassed) reportLoadedFiles();
  return true;
}

let registration: Promise<boolean> | undefined;

/**
 * Starts the service worker, which caches opened pages for offline use (`src/worker`). Once per document.
 * @param isEnabled false when `site.config.json` has `"offline": false`: publish then writes `sw-off.js` as
 * `sw.js`
 * @returns true when it runs
 */
export async function startWorker(isEnabled: boolean): Promise<boolean> {
  if (!isEnabled || !canCachePages()) return false;
  registration ??= registerWorker();
  return registration;
}
