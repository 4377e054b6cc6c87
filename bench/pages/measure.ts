import { ensureChromium } from '@ia/test-support/chromium';
import { type CDPSession, chromium, type Page } from 'playwright';
import { trust } from './certificate.ts';

/** A line and a processor. Latency in ms, bits per second; `cpu` is how many times slower. */
export interface Conditions {
  name: 'slow' | 'fast';
  latency: number;
  down: number;
  up: number;
  cpu: number;
}

export const CONDITIONS: Conditions[] = [
  { name: 'slow', latency: 150, down: 1_600_000, up: 750_000, cpu: 4 },
  { name: 'fast', latency: 0, down: -8, up: -8, cpu: 1 },
];

/** What one opening of a page cost. Times in ms, sizes in bytes as they came over the line. */
export interface Loading {
  requests: number;
  /** How many times the page had to wait for an answer before it knew what to ask for next. */
  waves: number;
  bytes: number;
  scriptBytes: number;
  fcp: number;
  lcp: number;
  tbt: number;
  longestTask: number;
  cls: number;
}

interface Sent {
  start: number;
  end: number;
  bytes: number;
  type: string;
}

/** Runs in the page before anything else: keeps what the browser says of its own work. */
function observe() {
  const seen = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    tasks: [] as { start: number; duration: number }[],
    inputs: [] as number[],
  };
  Object.assign(window, { seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...options });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  on('longtask', ({ startTime, duration }) => void seen.tasks.push({ start: startTime, duration }));
  on('event', ({ duration }) => void seen.inputs.push(duration), { durationThreshold: 16 });
}

type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  inputs: number[];
};
export const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** A request belongs to the wave after the last answer that had arrived whole when it was sent. */
function wavesOf(sent: Sent[]): number {
  const order = [...sent].sort((a, b) => a.start - b.start);
  const waves = new Map<Sent, number>();
  for (const one of order) {
    const before = order.filter((other) => other.end <= one.start).map((other) => waves.get(other) ?? 1);
    waves.set(one, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...waves.values());
}

function watch(session: CDPSession) {
  const sent = new Map<string, Sent>();
  let quietSince = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    sent.set(requestId, { start: timestamp, end: Number.POSITIVE_INFINITY, bytes: 0, type: type ?? 'Other' });
    quietSince = Date.now();
  });
  const end = ({
    requestId,
    timestamp,
    encodedDataLength = 0,
  }: {
    requestId: string;
    timestamp: number;
    encodedDataLength?: number;
  }) => {
    const one = sent.get(requestId);
    if (one) Object.assign(one, { end: timestamp, bytes: encodedDataLength });
    quietSince = Date.now();
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  const isQuiet = () =>
    [...sent.values()].every((one) => one.end < Number.POSITIVE_INFINITY) && Date.now() - quietSince > 900;
  return { sent, isQuiet };
}

/** Opens a browser that has never seen the site, under these conditions, and hands over its page. */
export async function withNewBrowser<T>(
  conditions: Conditions,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', trust],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'pt-PT',
    });
    await context.addInitScript(observe);
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

/** Opens an address in a new browser and waits until the page asks for nothing more. */
export const measureLoading = (url: string, conditions: Conditions): Promise<Loading> =>
  withNewBrowser(conditions, async (page, session) => {
    const { sent, isQuiet } = watch(session);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('main h1').first().waitFor();
    while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50));
    const seen = await seenBy(page);
    // Hints that the browser held against what is there already are no requests, and an own icon is of no page.
    const real = [...sent.values()].filter(({ bytes }) => bytes > 0);
    const scripts = real.filter(({ type }) => type === 'Script');
    const tasks = seen.tasks.filter(({ start, duration }) => start + duration > seen.fcp);
    return {
      requests: real.length,
      waves: wavesOf(real),
      bytes: real.reduce((sum, { bytes }) => sum + bytes, 0),
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      fcp: seen.fcp,
      lcp: seen.lcp,
      tbt: seen.tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      cls: seen.cls,
    };
  });
