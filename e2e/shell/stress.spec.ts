import { caseCount } from '@ia/test-support/long-run';
import { expectPage, goTo, open } from '@ia/test-support/pages';
import { expect, motion, test } from '../support/fixtures.ts';

// A cold load has an empty cache. Random delays change the order in which scripts and style sheets arrive, to
// find code that depends on it.

test.use(motion);

/** 15 loads, or 50 in a long run. */
const LOADS = caseCount(15, 50);
const CONCURRENCY = 5;
/** Longest delay of a file. */
const MAX_DELAY_MS = 300;

/** Random numbers that are the same on every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const routes = ['/', '/manifesto-cocreate', '/prompt-factory', '/mscopilot-course-v3', '/component-library'];

test(`All of ${LOADS} cold loads render when files arrive in random order`, async ({
  browser,
  site,
  browserErrors,
}) => {
  test.setTimeout(300_000);
  const random = createRandom(20261121);
  site.intercept(async (request) => {
    if (/\.(js|css)$/.test(request.url ?? ''))
      await new Promise((resolve) => setTimeout(resolve, random() * MAX_DELAY_MS));
    return false;
  });
  const coldLoad = async (load: number) => {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    page.on('pageerror', (error) => browserErrors.seen.push(`load ${load}: ${error.message}`));
    const [first, second] = [
      routes[load % routes.length] as string,
      routes[(load * 3 + 1) % routes.length] as string,
    ];
    await open(page, `#${first}`);
    await goTo(page, `#${second}`);
    await expectPage(page, second);
    await context.close();
  };
  // A few at a time: most of a load is waiting for the delays.
  for (let load = 0; load < LOADS; load += CONCURRENCY) {
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, i) => coldLoad(load + i)));
  }
  expect(browserErrors.seen).toEqual([]);
});
