import type { Page } from 'playwright';
import { type Conditions, readMetrics, withNewBrowser } from './measure.ts';

/** Cost of using the site. Times in ms, memory in MB. */
export interface Interaction {
  /** From pressing a navigation link to the next page's heading. */
  nextRoute: number;
  /** Slowest of ten typical actions, from press to paint. */
  inp: number;
  /** JavaScript heap after fifty page changes and a garbage collection. */
  memory: number;
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

/** Ten typical actions of a visitor, in a plausible order. */
const ACTIONS: [name: string, perform: (page: Page) => Promise<void>][] = [
  ['opens a question', (page) => page.locator('#faq summary, #faq button').first().click()],
  ['opens the menu', (page) => button(page, /menu|explorar/i).click()],
  ['closes it', (page) => page.keyboard.press('Escape')],
  ['goes to the courses', (page) => goTo(page, '/aprender')],
  ['opens a course', (page) => goTo(page, '/mscopilot-course-v3')],
  ['goes to the manifesto', (page) => goTo(page, '/manifesto-cocreate')],
  [
    'writes a suggestion',
    (page) => page.locator('textarea').first().pressSequentially('Uma ideia', { delay: 30 }),
  ],
  ['votes', (page) => button(page, /^Concordo \(/).click()],
  ['goes to the factory', (page) => goTo(page, '/prompt-factory#fabrica')],
  ['picks a theme', (page) => button(page, /Gerar Ideias/).click()],
];

/** Navigates with an injected link, because the pages' own links differ between variants. */
async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: `#${to}`, textContent: to });
    link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;background:#fff';
    link.id = 'bench-link';
    document.body.append(link);
    link.addEventListener('click', () => setTimeout(() => link.remove()));
  }, route);
  await page.locator('#bench-link').click();
  await page.waitForFunction((to) => location.hash.startsWith(`#${to}`), route);
  await page.locator('main h1').first().waitFor();
}

/** Performs all actions and returns the longest time from an input to the next paint, in milliseconds. */
async function slowestActionMs(page: Page): Promise<number> {
  for (const [name, perform] of ACTIONS) {
    await perform(page).catch((error: Error) => {
      throw new Error(`${page.url()}: the action "${name}" failed: ${error.message.split('\n')[0]}`);
    });
    await page.waitForTimeout(150);
  }
  return Math.max(...(await readMetrics(page)).inputDurations);
}

/** Time between pointer down and click: the page may start work on pointer down. */
const PRESS_MS = 80;
/** Time in which prefetching finishes after the load. */
const PREFETCH_MS = 6000;
const PAGE_CHANGES = 50;

/**
 * Returns the time from the click on a link to the heading of its page in milliseconds, measured in the page.
 */
async function timeToNextPage(page: Page, route: string): Promise<number> {
  await page.evaluate((to) => {
    const previousHeading = document.querySelector('main h1')?.textContent;
    const link = Object.assign(document.createElement('a'), { href: `#${to}`, textContent: to });
    link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;background:#fff';
    link.id = 'bench-next';
    document.body.append(link);
    const arrived = new Promise<number>((resolve) => {
      link.addEventListener('click', () => {
        const start = performance.now();
        const checkFrame = () => {
          const heading = document.querySelector('main h1')?.textContent;
          if (heading && heading !== previousHeading) resolve(performance.now() - start);
          else requestAnimationFrame(checkFrame);
        };
        requestAnimationFrame(checkFrame);
      });
    });
    Object.assign(window, { arrived });
  }, route);
  await page.locator('#bench-next').click({ delay: PRESS_MS });
  const duration = await page.evaluate(() => (window as unknown as { arrived: Promise<number> }).arrived);
  await page.locator('#bench-next').evaluate((link) => link.remove());
  return duration;
}

/** Routes of the memory measurement, visited in turn. */
const TOUR = ['/aprender', '/mscopilot-course-v3', '/manifesto-cocreate', '/prompt-factory', '/'];

/** Measures a site that has been open for a while, so that prefetching has finished. */
export const measureInteraction = (url: string, conditions: Conditions): Promise<Interaction> =>
  withNewBrowser(conditions, async (page, session) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(PREFETCH_MS);
    await page.waitForLoadState('networkidle');
    const nextRoute = await timeToNextPage(page, '/aprender');
    await goTo(page, '/');
    const inp = await slowestActionMs(page);
    for (let change = 0; change < PAGE_CHANGES; change++) {
      await page.evaluate(
        (to) => {
          location.hash = to;
        },
        TOUR[change % TOUR.length] as string,
      );
      await page.waitForTimeout(100);
    }
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
    return { nextRoute, inp, memory: usedSize / 1e6 };
  });
