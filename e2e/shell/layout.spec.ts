import { expectAccessible } from '@ia/test-support/axe';
import { brokenTitles, layoutFaults, withLongWords } from '@ia/test-support/layout';
import { open } from '@ia/test-support/pages';
import { standsStill } from '@ia/test-support/reading';
import { rhythmFaults } from '@ia/test-support/rhythm';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { nuFaults } from '../support/nu-html.ts';
import { publishedRegistry } from '../support/registry.ts';
import { readResults, resultsOf } from './page-results.ts';

const THEMES = ['blue', 'purple', 'green', 'pink', 'orange'];
const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

/** Sizes of «Preferências», and of the browser, at which no title breaks inside a word. */
const LARGE_TEXT = [
  ['100', 320],
  ['125', 320],
  ['150', 320],
  ['150', 360],
  ['150', 1024],
  ['28px', 1024],
  ['32px', 1280],
] as const;

/** As a browser's setting for the size of text does. (400 % zoom needs none: it is 1280 × 1024 seen as 320 × 256.) */
const enlargeText = (page: Page, size: string) =>
  page.evaluate(
    (fontSize) => document.documentElement.style.setProperty('font-size', fontSize, 'important'),
    size,
  );

/** The configuration may give a page any theme: light ones are looked at on a desktop, dark ones on a phone. */
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

/** Without its scripts, which say nothing of what a page is, and are most of its text. */
const domOf = async (page: Page) => (await page.content()).replace(/<script\b.*?<\/script>/gs, '');

const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);
for (const { path, title, listed } of routes) {
  test(`${path} is accessible, and holds its layout at every width, at 200 % text and at 400 % zoom`, async ({
    page,
  }) => {
    await open(page, `#${path}`);
    // The lower part of a page mounts as one comes near.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await standsStill(page);
    rendered.set(path, await domOf(page));
    // The examples of the library are looked at one by one, in every theme, in `shared-ui/accessibility`.
    const within = path === '/component-library' ? 'header' : undefined;
    await expectAccessible(page, { within, schemes: ['light'] });
    const faults: string[] = [];
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
    await inOtherThemes(page, within);
    await look('400 % zoom', 320, 256);
    await enlargeText(page, '200%');
    for (const width of [360, 1280]) await look(`200 % text at ${width} px`, width);
    for (const [size, width] of LARGE_TEXT) {
      await page.evaluate((text) => document.documentElement.setAttribute('data-text', text), size);
      await enlargeText(page, /px$/.test(size) ? size : '');
      await page.setViewportSize({ width, height: 800 });
      await standsStill(page);
      faults.push(...(await brokenTitles(page)).map((fault) => `text ${size} at ${width} px: ${fault}`));
    }
    await page.evaluate(() => document.documentElement.removeAttribute('data-text'));
    await enlargeText(page, '');
    await withLongWords(page);
    for (const width of [320, 1024]) await look(`long words at ${width} px`, width);
    expect(faults.join('\n')).toBe('');
  });
}

const DOCUMENTS = ['acessibilidade/', 'privacidade/', 'glossario/', 'texto/', 'prompt-factory/texto/'];

test('no page is broken HTML, as it is sent and as it is shown, and the documents beside them are accessible', async ({
  page,
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
  }
  // The statement tells of these, and of no other.
  const { date: _, ...found } = resultsOf(
    routes.map(({ path }) => path),
    DOCUMENTS,
  );
  expect(readResults()).toMatchObject(found);
});
