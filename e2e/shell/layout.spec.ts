import { expectAccessible } from '@ia/test-support/axe';
import { forcedColourFaults } from '@ia/test-support/forced-colours';
import { enlargeText, insertLongWords, layoutFaults, titlesBrokenInLargeText } from '@ia/test-support/layout';
import { shiftFault, watchShifts } from '@ia/test-support/layout-shifts';
import { isLongRun } from '@ia/test-support/long-run';
import { open } from '@ia/test-support/pages';
import { waitForStableScroll } from '@ia/test-support/reading-position';
import { typographyFaults } from '@ia/test-support/typography';
import { findUnsafeAttributes } from '@ia/test-support/unsafe-addresses';
import type { Page } from 'playwright/test';
import { THEMES } from '../../shared-ui/src/tokens/tokens.ts';
import { readAccessibilityResults } from '../../shell/accessibility-results.ts';
import { expect, test } from '../support/fixtures.ts';
import { findHtmlErrors } from '../support/nu-html.ts';
import { publishedRegistry } from '../support/registry.ts';
import { writeResults } from '../support/results.ts';
import { delayResponses } from '../support/slow-network.ts';
import { findGluedLinkWords, readTreeText } from '../support/tree-text.ts';
import { DOCUMENTS, ROUTE_DOCUMENTS, TEXT_DOCUMENTS } from './documents.ts';
import { collectResults } from './page-results.ts';

// Main check of every route and static document: accessibility, valid HTML, and layout at each width and text
// size. The accessibility statement publishes the results.

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

/**
 * Scans a page in the other themes, which the configuration may select: light ones on a desktop, dark ones on
 * a phone. In a long run only, because `contrast.test` computes every pair of colours that components use.
 */
async function checkOtherThemes(page: Page, within: string | undefined): Promise<void> {
  const root = page.locator('html');
  const initialTheme = await root.getAttribute('data-theme');
  const setTheme = (theme: string | null) =>
    root.evaluate((html, name) => html.setAttribute('data-theme', name ?? ''), theme);
  for (const [scheme, width, height] of [
    ['dark', 360, 740],
    ['light', 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES.filter((name) => name !== initialTheme)) {
      await setTheme(theme);
      await expectAccessible(page, { within, schemes: [scheme], coloursOnly: true });
    }
  }
  await setTheme(initialTheme);
}

/** Asserts that the header has one row, and that it or its menu has the page's title. */
async function expectHeader(page: Page, title: string, description: string): Promise<void> {
  const header = page.getByRole('banner').first();
  const shown = header.getByText(title, { exact: true }).filter({ visible: true });
  // The header may still be choosing its layout. One row is at most 73 px high.
  await expect.poll(async () => (await header.boundingBox())?.height, description).toBeLessThanOrEqual(73);
  const menu = header.getByRole('button', { name: 'Menu' }).first();
  if ((await menu.isVisible()) && (await shown.count()) === 0) {
    await menu.click();
    const inMenu = page.getByRole('navigation', { name: 'Secções da página' });
    await expect(inMenu.getByText(title, { exact: true }).first(), description).toBeVisible();
    await page.keyboard.press('Escape');
  } else {
    await expect(shown, description).toHaveCount(1);
  }
}

/** Rendered HTML by route, for the validation at the end. */
const htmlByRoute = new Map<string, string>();
/** Routes whose test passed in this worker; a failed test starts a new worker. */
const passedRoutes = new Set<string>();

/**
 * HTML of a page without scripts, which are most of its size, and without the library's thumbnails. These are
 * inert and hidden examples with headings that do not belong to the page (`examples-markup.test` validates
 * them).
 */
const readHtml = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, [data-thumb] > [inert]')) element.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });

const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);
for (const { path, title, listed } of routes) {
  test(`${path} is accessible, and holds its layout at every width, at 200 % text and at 400 % zoom`, async ({
    page,
    site,
    context,
  }) => {
    const faults: string[] = [];
    const cookies: string[] = [];
    context.on('response', (response) => {
      if ('set-cookie' in response.headers()) cookies.push(response.url());
    });
    delayResponses(site);
    await watchShifts(page);
    await open(page, `#${path}`);
    await page.waitForLoadState('networkidle');
    faults.push(await shiftFault(page));
    site.reset();
    // The lower part of a page mounts on scroll.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitForStableScroll(page);
    htmlByRoute.set(path, await readHtml(page));
    expect(await findUnsafeAttributes(page)).toEqual([]);
    expect(findGluedLinkWords(await readTreeText(page))).toEqual([]);
    // `shared-ui/accessibility` checks each example of the library, in every theme.
    const within = path === '/component-library' ? 'header' : undefined;
    await expectAccessible(page, { within, schemes: ['light'] });
    await page.emulateMedia({ forcedColors: 'active' });
    const inForcedColours = await forcedColourFaults(page, within);
    faults.push(...inForcedColours.map((fault) => `forced colours: ${fault}`));
    await page.emulateMedia({ forcedColors: null });
    const checkLayout = async (situation: string, width: number, height = 800) => {
      await page.setViewportSize({ width, height });
      await waitForStableScroll(page);
      faults.push(...(await layoutFaults(page)).map((fault) => `${situation}: ${fault}`));
    };
    for (const width of WIDTHS) {
      await checkLayout(`${width} px`, width);
      faults.push(...(await typographyFaults(page)).map((fault) => `${width} px: ${fault}`));
      if (listed && path !== '/') await expectHeader(page, title, `the header at ${width} px`);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    // From the top: a target that is partly below the header would be too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await waitForStableScroll(page);
    await expectAccessible(page, { within });
    if (isLongRun) await checkOtherThemes(page, within);
    await checkLayout('400 % zoom', 320, 256);
    await enlargeText(page, '200%');
    for (const width of [360, 1280]) await checkLayout(`200 % text at ${width} px`, width);
    faults.push(...(await titlesBrokenInLargeText(page)));
    await insertLongWords(page);
    for (const width of [320, 1024]) await checkLayout(`long words at ${width} px`, width);
    expect(faults.filter(Boolean).join('\n')).toBe('');
    expect(cookies).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    passedRoutes.add(path);
  });
}

test('HTML of every page is valid as sent and as rendered, and static documents are accessible', async ({
  page,
  context,
}) => {
  const documents = new Map<string, string>();
  for (const { path } of routes) {
    if (!htmlByRoute.has(path)) await open(page, `#${path}`);
    documents.set(`${path} as rendered`, htmlByRoute.get(path) ?? (await readHtml(page)));
  }
  expect(ROUTE_DOCUMENTS.length).toBeGreaterThan(10);
  for (const file of [...ROUTE_DOCUMENTS, ...TEXT_DOCUMENTS, ...DOCUMENTS, '404.html', 'offline.html']) {
    documents.set(`/${file}`, await (await page.request.get(`/${file}`)).text());
  }
  expect((await findHtmlErrors(documents)).join('\n')).toBe('');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const file of DOCUMENTS) {
    await page.goto(`/${file}`);
    await expectAccessible(page);
    expect(await findUnsafeAttributes(page), file).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
  const results = collectResults(
    routes.map(({ path }) => path),
    DOCUMENTS,
  );
  if (process.env.WRITE_ACCESSIBILITY) {
    expect([...passedRoutes].sort(), 'routes that passed').toEqual(results.routes);
    writeResults(results);
  } else {
    // The accessibility statement lists exactly these results.
    const { date: _, ...found } = results;
    expect(readAccessibilityResults()).toMatchObject(found);
  }
});
