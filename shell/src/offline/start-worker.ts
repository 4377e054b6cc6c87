import { atBase } from '../boot/base.ts';
import { readInline } from '../boot/read-inline.ts';
import { askWorker, worksHere } from './worker.ts';

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

/** The policy of the site lets no plain text become a script's address. This one stands at the site's root. */
function ownScript(): string {
  const address = atBase('./sw.js');
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return address;
  const rules = { createScriptURL: (asked: string) => (asked === address ? asked : '') };
  return trustedTypes.createPolicy('offline-worker', rules).createScriptURL(address);
}

/** Tells the worker what this document has loaded by itself and goes on to load: what went past it, nobody kept. */
function tellWhatLoads(): void {
  const tell = (entries: PerformanceEntryList) =>
    askWorker({ type: 'loaded', files: entries.map(({ name }) => name) }).catch(() => undefined);
  new PerformanceObserver((list) => void tell(list.getEntries())).observe({
    type: 'resource',
    buffered: true,
  });
}

/**
 * Whether this document came past the worker. It may have taken the window since: whoever opens a page twice in a row meets it
 * half way, and what was loaded by then went past it as well.
 */
function camePast(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !navigator.serviceWorker.controller || !arrival?.workerStart;
}

async function start(): Promise<boolean> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  const isPast = camePast();
  try {
    await serviceWorker.register(ownScript(), { updateViaCache: 'none' });
    await serviceWorker.ready;
  } catch (error) {
    // Refused by the browser, or the network went before it was there: the site works as it did without.
    console.info('Pages are not kept for use without a network.', error);
    return !isFirst;
  }
  // Without a network there is nothing newer to take: what is kept stays.
  await askWorker({ type: 'opened', registry: readInline('registry') }).catch(() => undefined);
  if (isPast) tellWhatLoads();
  return true;
}

let starting: Promise<boolean> | undefined;

/**
 * Starts the worker that keeps what is opened, so that it opens without a network (`public/sw.js`), once in a document.
 * @param wanted false where `site.config.json` says so; what takes the worker back is then published in its place
 * @returns whether it runs
 */
export async function startWorker(wanted: boolean): Promise<boolean> {
  if (!wanted || !worksHere()) return false;
  starting ??= start();
  return starting;
}
