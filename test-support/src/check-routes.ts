import { type Browser, chromium, type Page } from 'playwright';
import { accessibilityFaults } from './axe.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { type Elsewhere, leftBehind, lookElsewhere, misconductOf, watchConduct } from './conduct.ts';

const PATIENCE = 15_000;
/** Milliseconds in which a page whose thread is free answers a question. */
const ANSWERS = 3000;

export interface CheckRoutesOptions {
  /**
   * Also how each page treats the document that it shares: rules that reach out of it, what it changes of the browser's
   * own, how long it answers nobody, and what is left when one goes on to this path, which another app serves.
   */
  conduct?: { elsewhere: string | null };
}

const isThere = (page: Page, path: string): Promise<boolean> =>
  page
    .locator(`[data-page="${path}"][data-page-state="ready"]`)
    .waitFor({ timeout: PATIENCE })
    .then(
      () => true,
      () => false,
    );

/** Whether the page's thread answers at all. */
const answers = (page: Page): Promise<boolean> => {
  const silence = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWERS, false));
  return Promise.race([page.evaluate(() => true).catch(() => false), silence]);
};

const newPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'pt-PT' });

/** @returns whether the page is there; one that hangs may hang before the document is loaded */
async function open(page: Page, url: string, path: string): Promise<boolean> {
  await page.goto(`${url}#${path}`, { timeout: PATIENCE }).catch(() => {});
  return isThere(page, path);
}

async function faultsOf(
  browser: Browser,
  page: Page,
  url: string,
  path: string,
  { conduct }: CheckRoutesOptions,
  elsewhere: Elsewhere | null,
): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  if (conduct) await page.addInitScript(watchConduct);
  if (!(await open(page, url, path))) {
    const why = (await answers(page))
      ? 'did not open'
      : 'answers nobody: its code runs on and on, and it did not open';
    return [`the page ${why} within ${PATIENCE / 1000} seconds`, ...said];
  }
  const again = async () => {
    const second = await newPage(browser);
    await second.addInitScript(watchConduct);
    await open(second, url, path);
    return second;
  };
  const titles = await page.locator('main h1').count();
  const misconduct = conduct ? await misconductOf(page, again) : [];
  const found = await accessibilityFaults(page);
  const left = elsewhere ? await leftBehind(page, elsewhere, () => isThere(page, elsewhere.path)) : [];
  return [
    ...(titles === 1 ? [] : [`expected one title (h1) in the page, found ${titles}`]),
    ...said.map((text) => `the console says: ${text}`),
    ...misconduct,
    ...left,
    ...found.map(({ colorScheme, found }) => `in ${colorScheme}: ${found}`),
  ];
}

async function otherPage(browser: Browser, url: string, path: string): Promise<Elsewhere> {
  const page = await newPage(browser);
  const found = await lookElsewhere(page, path, () => open(page, url, path));
  await page.close();
  return found;
}

/**
 * Opens pages of a site in a browser: each opens, has one title, says no error in the console, and is accessible in light
 * and dark.
 * @param url address of the site, with a slash at the end
 * @param paths of routes: '/prompt-factory'
 * @returns what is wrong, one line or more per fault, with its route; nothing when all is well
 */
export async function checkRoutes(
  url: string,
  paths: readonly string[],
  options: CheckRoutesOptions = {},
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const other = options.conduct?.elsewhere;
    const elsewhere = other ? await otherPage(browser, url, other) : null;
    const faults: string[] = [];
    for (const path of paths) {
      const page = await newPage(browser);
      faults.push(
        ...(await faultsOf(browser, page, url, path, options, elsewhere)).map(
          (fault) => `#${path}: ${fault}`,
        ),
      );
      // One that hangs does not close; it goes with the browser.
      if (await answers(page)) await page.close();
    }
    return faults;
  } finally {
    await browser.close();
  }
}
