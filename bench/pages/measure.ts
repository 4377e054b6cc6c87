import { ensureChromium } from '@ia/test-support/chromium';
import { type CDPSession, chromium, type Page } from 'playwright';
import { trustArgument } from './certificate.ts';

/** Network and CPU conditions. Latency in ms, bandwidth in bits per second; `cpu` is the slowdown factor. */
export interface Conditions {
  name: 'slow' | 'fast';
  latency: number;
  down: number;
  up: number;
  cpu: number;
}

/** DevTools disables throttling at a negative throughput: -8 bits are -1 byte. */
const UNLIMITED = -8;

/** The two conditions of every measurement. */
export const CONDITIONS: Conditions[] = [
  { name: 'slow', latency: 150, down: 1_600_000, up: 750_000, cpu: 4 },
  { name: 'fast', latency: 0, down: UNLIMITED, up: UNLIMITED, cpu: 1 },
];

/** Milliseconds without network activity after which a page counts as loaded. */
const QUIET_MS = 900;

/** A page that still sends requests after this time fails the measurement. */
const MAX_WAIT_MS = 90_000;

/** A task longer than this blocks input; the time above it counts as blocked (TBT). */
const BLOCKING_TASK_MS = 50;

/** Cost of opening a page. Times in ms, transfer sizes in bytes. */
export interface Loading {
  requests: number;
  /** Number of request waves, derived from times: see `countWaves`. */
  waves: number;
  bytes: number;
  scriptBytes: number;
  fcp: number;
  lcp: number;
  /** Sum over all long tasks of the time above 50 ms, also before FCP (unlike Lighthouse's TBT). */
  tbt: number;
  /** Longest task that ends after FCP. */
  longestTask: number;
  cls: number;
}

interface TrackedRequest {
  url: string;
  /** Document that sent the request. */
  loaderId: string;
  start: number;
  end: number;
  bytes: number;
  type: string;
}

/** Runs in the page before any script: records the browser's performance entries. */
function recordMetrics() {
  const metrics = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    tasks: [] as { start: number; duration: number }[],
    inputDurations: [] as number[],
  };
  Object.assign(window, { metrics });
  const observeEntries = (type: string, record: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry);
    }).observe({ type, buffered: true, ...options });
  observeEntries('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime;
  });
  observeEntries('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime;
  });
  observeEntries('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) metrics.cls += shift.value;
  });
  observeEntries(
    'longtask',
    ({ startTime, duration }) => void metrics.tasks.push({ start: startTime, duration }),
  );
  observeEntries('event', ({ duration }) => void metrics.inputDurations.push(duration), {
    durationThreshold: 16,
  });
}

type Metrics = {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  inputDurations: number[];
};
/** Returns the metrics that a page of `withNewBrowser` has recorded so far. */
export const readMetrics = (page: Page): Promise<Metrics> =>
  page.evaluate(() => (window as unknown as { metrics: Metrics }).metrics);

/**
 * Counts request waves. The wave of a request is one more than the highest wave among the requests that had ended when
 * it was sent.
 */
function countWaves(requests: TrackedRequest[]): number {
  const order = [...requests].sort((a, b) => a.start - b.start);
  const waves = new Map<TrackedRequest, number>();
  for (const request of order) {
    const earlierWaves = order
      .filter((other) => other.end <= request.start)
      .map((other) => waves.get(other) ?? 1);
    waves.set(request, 1 + Math.max(0, ...earlierWaves));
  }
  return Math.max(0, ...waves.values());
}

/** Records the requests of a page. `waitUntilQuiet` resolves once none is open or recent. */
async function trackRequests(session: CDPSession) {
  const requests = new Map<string, TrackedRequest>();
  let quietSince = Date.now();
  const openRequests = () => [...requests.values()].filter(({ end }) => end === Number.POSITIVE_INFINITY);
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request, timestamp, type }) => {
    requests.set(requestId, {
      url: request.url,
      loaderId,
      start: timestamp,
      end: Number.POSITIVE_INFINITY,
      bytes: 0,
      type: type ?? 'Other',
    });
    quietSince = Date.now();
  });
  const recordEnd = ({
    requestId,
    timestamp,
    encodedDataLength = 0,
  }: {
    requestId: string;
    timestamp: number;
    encodedDataLength?: number;
  }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
    quietSince = Date.now();
  };
  session.on('Network.loadingFinished', recordEnd);
  session.on('Network.loadingFailed', recordEnd);
  // A hash address opens the document of its page. The browser may report no end for requests of the first document.
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId) return;
    for (const request of openRequests())
      if (request.loaderId !== frame.loaderId) request.end = request.start;
  });
  await session.send('Page.enable');
  const waitUntilQuiet = async () => {
    const deadline = Date.now() + MAX_WAIT_MS;
    while (openRequests().length > 0 || Date.now() - quietSince <= QUIET_MS) {
      if (Date.now() > deadline)
        throw new Error(
          `Requests still open: ${openRequests()
            .map(({ url }) => url)
            .join(', ')}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { requests, waitUntilQuiet };
}

/** Starts a browser with an empty profile under these conditions and passes its page to `use`. */
export async function withNewBrowser<T>(
  conditions: Conditions,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      trustArgument,
    ],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'pt-PT',
    });
    await context.addInitScript(recordMetrics);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const { latency, down, up, cpu } = conditions;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down / 8,
      uploadThroughput: up / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await use(page, session);
  } finally {
    await browser.close();
  }
}

/** Opens a URL in a new browser and waits until the page sends no more requests. */
export const measureLoading = (url: string, conditions: Conditions): Promise<Loading> =>
  withNewBrowser(conditions, async (page, session) => {
    const { requests, waitUntilQuiet } = await trackRequests(session);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('main h1').first().waitFor();
    await waitUntilQuiet();
    const metrics = await readMetrics(page);
    // Requests served from the cache transfer no bytes and do not count.
    const transferred = [...requests.values()].filter(({ bytes }) => bytes > 0);
    const scripts = transferred.filter(({ type }) => type === 'Script');
    const tasksAfterFcp = metrics.tasks.filter(({ start, duration }) => start + duration > metrics.fcp);
    return {
      requests: transferred.length,
      waves: countWaves(transferred),
      bytes: transferred.reduce((sum, { bytes }) => sum + bytes, 0),
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      fcp: metrics.fcp,
      lcp: metrics.lcp,
      tbt: metrics.tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_TASK_MS), 0),
      longestTask: Math.max(0, ...tasksAfterFcp.map(({ duration }) => duration)),
      cls: metrics.cls,
    };
  });
