import { expectAccessible } from '@ia/test-support/axe';
import { forcedColourFaults } from '@ia/test-support/forced-colours';
import { enlargeText, layoutFaults, titlesBrokenInLargeText, withLongWords } from '@ia/test-support/layout';
import { shiftFault, watchShifts } from '@ia/test-support/layout-shifts';
import { isLongRun } from '@ia/test-support/long-run';
import { open } from '@ia/test-support/pages';
import { standsStill } from '@ia/test-support/reading';
import { rhythmFaults } from '@ia/test-support/rhythm';
import { unsafeAddresses } from '@ia/test-support/unsafe-addresses';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { nuFaults } from '../support/nu-html.ts';
import { publishedRegistry } from '../support/registry.ts';
import { slowDown } from '../support/slow-line.ts';
import { readResults, resultsOf } from './page-results.ts';

const THEMES = ['blue', 'purple', 'green', 'pink', 'orange'];
const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

/**
 * The configuration may give a page any theme: light ones are scanned on a desktop, dark ones on a phone. In a long run only:
 * `contrast.test` computes every pair of colours that components use, and each page is scanned in its own theme.
 */
async function inOtherThemes(page: Page, within: string | undefined): Promise<void> {
  const root = page.locator('html');
  const own = await root.getAttribute('data-theme');
  const wear = (theme: string | null) =>
    root.evaluate((html, name) => html.setAttribute('data-theme', name ?? ''), theme);
  for (const [scheme, width, height] of [
    ['dark', 360, 740],
    ['light', 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES.filter((name) => name !== own)) {
      await wear(theme);
      await expectAccessible(page, { within, schemes: [scheme], coloursOnly: true });
    }
  }
  await wear(own);
}

/** The header is one row and says the page's title, or its menu does. */
async function expectHeader(page: Page, title: string, where: string): Promise<void> {
  const header = page.getByRole('banner').first();
  const shown = header.getByText(title, { exact: true }).filter({ visible: true });
  // It may still be finding its arrangement.
  await expect.poll(async () => (await header.boundingBox())?.height, where).toBeLessThanOrEqual(73);
  const menu = header.getByRole('button', { name: 'Menu' }).first();
  if ((await menu.isVisible()) && (await shown.count()) === 0) {
    await menu.click();
    const inMenu = page.getByRole('navigation', { name: 'Navegação principal' });
    await expect(inMenu.getByText(title, { exact: true }).first(), where).toBeVisible();
    await page.keyboard.press('Escape');
  } else {
    await expect(shown, where).toHaveCount(1);
  }
}

/** A page as the browser holds it, by its route. */
const rendered = new Map<string, string>();

/**
 * A page without its scripts, which are most of its text, and without the thumbnails of the library: pictures made of examples,
 * inert and hidden from readers, whose headings are none of the page (`examples-markup.test` reads each example).
 */
const domOf = (page: Page) =>
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
    slowDown(site);
    await watchShifts(page);
    await open(page, `#${path}`);
    await page.waitForLoadState('networkidle');
    faults.push(await shiftFault(page));
    site.reset();
    // The lower part of a page mounts as one comes near.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await standsStill(page);
    rendered.set(path, await domOf(page));
    expect(await unsafeAddresses(page)).toEqual([]);
    // The examples of the library are looked at one by one, in every theme, in `shared-ui/accessibility`.
    const within = path === '/component-library' ? 'header' : undefined;
    await expectAccessible(page, { within, schemes: ['light'] });
    await page.emulateMedia({ forcedColors: 'active' });
    const inForcedColours = await forcedColourFaults(page, within);
    faults.push(...inForcedColours.map((fault) => `forced colours: ${fault}`));
    await page.emulateMedia({ forcedColors: null });
    const look = async (how: string, width: number, height = 800) => {
      await page.setViewportSize({ width, height });
      await standsStill(page);
      faults.push(...(await layoutFaults(page)).map((fault) => `${how}: ${fault}`));
    };
    for (const width of WIDTHS) {
      await look(`${width} px`, width);
      faults.push(...(await rhythmFaults(page)).map((fault) => `${width} px: ${fault}`));
      if (listed && path !== '/') await expectHeader(page, title, `the header at ${width} px`);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    // From the top: what has just scrolled below the header is half a target, until one scrolls on.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await standsStill(page);
    await expectAccessible(page, { within });
    if (isLongRun) await inOtherThemes(page, within);
    await look('400 % zoom', 320, 256);
    await enlargeText(page, '200%');
    for (const width of [360, 1280]) await look(`200 % text at ${width} px`, width);
    faults.push(...(await titlesBrokenInLargeText(page)));
    await withLongWords(page);
    for (const width of [320, 1024]) await look(`long words at ${width} px`, width);
    expect(faults.filter(Boolean).join('\n')).toBe('');
    expect(cookies).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

const DOCUMENTS = ['acessibilidade/', 'privacidade/', 'glossario/', 'texto/', 'prompt-factory/texto/'];

test('no page is broken HTML, as it is sent and as it is shown, and the documents beside them are accessible', async ({
  page,
  context,
}) => {
  const documents = new Map<string, string>();
  for (const { path } of routes) {
    if (!rendered.has(path)) await open(page, `#${path}`);
    documents.set(`${path} as it is shown`, rendered.get(path) ?? (await domOf(page)));
  }
  for (const place of ['', ...DOCUMENTS, 'prompt-factory/', '404.html']) {
    documents.set(`/${place}`, await (await page.request.get(`/${place}`)).text());
  }
  expect((await nuFaults(documents)).join('\n')).toBe('');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const place of DOCUMENTS) {
    await page.goto(`/${place}`);
    await expectAccessible(page);
    expect(await unsafeAddresses(page), place).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
  // The statement tells of these, and of no other.
  const { date: _, ...found } = resultsOf(
    routes.map(({ path }) => path),
    DOCUMENTS,
  );
  expect(readResults()).toMatchObject(found);
});
