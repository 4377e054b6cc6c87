import { chromium, type Page } from 'playwright';
import { accessibilityFaults } from './axe.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';

const PATIENCE = 15_000;

async function faultsOf(page: Page, url: string, path: string): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`${url}#${path}`);
  const shown = page.locator(`[data-page="${path}"][data-page-state="ready"]`);
  const opens = await shown.waitFor({ timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
  if (!opens) return [`the page did not open within ${PATIENCE / 1000} seconds`, ...said];
  const titles = await page.locator('main h1').count();
  return [
    ...(titles === 1 ? [] : [`expected one title (h1) in the page, found ${titles}`]),
    ...said.map((text) => `the console says: ${text}`),
    ...(await accessibilityFaults(page)).map(({ colorScheme, found }) => `in ${colorScheme}: ${found}`),
  ];
}

/**
 * Opens pages of a site in a browser: each opens, has one title, says no error in the console, and is accessible in light
 * and dark.
 * @param url address of the site, with a slash at the end
 * @param paths of routes: '/prompt-factory'
 * @returns what is wrong, one line or more per fault, with its route; nothing when all is well
 */
export async function checkRoutes(url: string, paths: readonly string[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const faults: string[] = [];
    for (const path of paths) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'pt-PT' });
      faults.push(...(await faultsOf(page, url, path)).map((fault) => `#${path}: ${fault}`));
      await page.close();
    }
    return faults;
  } finally {
    await browser.close();
  }
}
