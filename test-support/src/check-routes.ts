import { type Browser, chromium, type Page } from 'playwright';
import { accessibilityFaults } from './axe.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import {
  type BaselinePage,
  installIsolationProbe,
  isolationFaults,
  leakedStyleFaults,
  recordBaseline,
} from './isolation.ts';

/** Time in which a page must become ready. */
const TIMEOUT_MS = 15_000;
/** Time in which a page whose main thread is free responds to the test. */
const RESPONSE_TIMEOUT_MS = 3000;

export interface CheckRoutesOptions {
  /**
   * Also check how each page treats the shared document: global styles, modified browser globals, main thread
   * blocking, and styles that remain after navigation to the path `otherPath`, which another app serves.
   */
  isolation?: { otherPath: string | null };
}

/** Waits until the shell marks the page as ready; false after TIMEOUT_MS. */
const isPageReady = (page: Page, path: string): Promise<boolean> =>
  page
    .locator(`[data-page="${path}"][data-page-state="ready"]`)
    .waitFor({ timeout: TIMEOUT_MS })
    .then(
      () => true,
      () => false,
    );

/** Returns true if the page's main thread responds. */
const isResponsive = (page: Page): Promise<boolean> => {
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS, false));
  return Promise.race([page.evaluate(() => true).catch(() => false), timeout]);
};

const newPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'pt-PT' });

/**
 * Opens a route. Ignores a timeout of `goto`, because a blocked page may never load its document.
 * @returns true if the page became ready
 */
async function openRoute(page: Page, url: string, path: string): Promise<boolean> {
  await page.goto(`${url}#${path}`, { timeout: TIMEOUT_MS }).catch(() => {});
  return isPageReady(page, path);
}

/**
 * Opens a route and checks its page.
 * @param page a new page
 * @param baseline the page of another app whose styles must not change, or null
 * @returns the faults
 */
async function checkRoute(
  browser: Browser,
  page: Page,
  url: string,
  path: string,
  { isolation }: CheckRoutesOptions,
  baseline: BaselinePage | null,
): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  if (isolation) await page.addInitScript(installIsolationProbe);
  if (!(await openRoute(page, url, path))) {
    const reason = (await isResponsive(page))
      ? 'did not open'
      : 'is unresponsive (its code blocks the main thread) and did not open';
    return [`the page ${reason} within ${TIMEOUT_MS / 1000} seconds`, ...errors];
  }
  // For a second measurement of the main thread: on a busy machine the first may be too long.
  const openSecondPage = async () => {
    const second = await newPage(browser);
    await second.addInitScript(installIsolationProbe);
    await openRoute(second, url, path);
    return second;
  };
  const headingCount = await page.locator('main h1').count();
  const isolationViolations = isolation ? await isolationFaults(page, openSecondPage) : [];
  const accessibilityViolations = await accessibilityFaults(page);
  const leaks = baseline
    ? await leakedStyleFaults(page, baseline, () => isPageReady(page, baseline.path))
    : [];
  return [
    ...(headingCount === 1 ? [] : [`expected exactly one h1 in the page, found ${headingCount}`]),
    ...errors.map((text) => `console error: ${text}`),
    ...isolationViolations,
    ...leaks,
    ...accessibilityViolations.map(({ colorScheme, violations }) => `in ${colorScheme}: ${violations}`),
  ];
}

/** Opens a route in a new page and records its computed styles. */
async function recordBaselineOf(browser: Browser, url: string, path: string): Promise<BaselinePage> {
  const page = await newPage(browser);
  const baseline = await recordBaseline(page, path, () => openRoute(page, url, path));
  await page.close();
  return baseline;
}

/**
 * Opens the pages of a site in a browser. Checks that each opens, has one title, logs no error, and is
 * accessible in light and dark mode. `federation check` and the smoke check of publish call it, through
 * federation/src/dev-tools/open-pages.ts.
 * @param url URL of the site, with a trailing slash
 * @param paths route paths, such as '/prompt-factory'
 * @returns the faults, one or more lines each, prefixed with the route; [] without faults
 */
export async function checkRoutes(
  url: string,
  paths: readonly string[],
  options: CheckRoutesOptions = {},
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const other = options.isolation?.otherPath;
    const baseline = other ? await recordBaselineOf(browser, url, other) : null;
    const faults: string[] = [];
    for (const path of paths) {
      const page = await newPage(browser);
      faults.push(
        ...(await checkRoute(browser, page, url, path, options, baseline)).map(
          (fault) => `#${path}: ${fault}`,
        ),
      );
      // An unresponsive page cannot be closed; closing the browser ends it.
      if (await isResponsive(page)) await page.close();
    }
    return faults;
  } finally {
    await browser.close();
  }
}
