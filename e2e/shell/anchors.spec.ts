import { expectPage, leavePages } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Site } from '../support/site.ts';

// Each case opens a section of a page by its address. The tests delay the scripts, to compare the prerendered
// document with the hydrated page.

interface Case {
  /** Real path, the address of a route's prerendered document, with an anchor. */
  address: string;
  path: string;
  section: string;
  /** True when the section is part of the prerendered document. */
  isPrerendered: boolean;
}

const CASES: Case[] = [
  {
    address: '/manifesto-cocreate/#contribuir',
    path: '/manifesto-cocreate',
    section: 'contribuir',
    isPrerendered: true,
  },
  { address: '/prompt-factory/#fabrica', path: '/prompt-factory', section: 'fabrica', isPrerendered: false },
  { address: '/aprender/#municipio', path: '/aprender', section: 'municipio', isPrerendered: true },
  { address: '/mission-1/#blocos', path: '/mission-1', section: 'blocos', isPrerendered: true },
  {
    address: '/mscopilot-course-v3/#blocos',
    path: '/mscopilot-course-v3',
    section: 'blocos',
    isPrerendered: true,
  },
  // Sections that mount later, or only for their address.
  { address: '/#participate', path: '/', section: 'participate', isPrerendered: false },
  { address: '/#recursos', path: '/', section: 'recursos', isPrerendered: false },
  // A hash address behind a real path.
  {
    address: '/aprender/#/aprender%23municipio',
    path: '/aprender',
    section: 'municipio',
    isPrerendered: true,
  },
];

/** Returns a promise and the function that resolves it. */
function createGate(): [opened: Promise<void>, open: () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

/**
 * Delays scripts until `releaseScripts` is called and, with `backend`, the backend's responses until
 * `releaseBackend` is called.
 */
async function holdResponses(
  page: Page,
  site: Site,
  { backend = false } = {},
): Promise<{ releaseScripts: () => void; releaseBackend: () => void }> {
  const [scriptsReleased, releaseScripts] = createGate();
  const [backendReleased, releaseBackend] = createGate();
  if (!backend) releaseBackend();
  // In the browser: six delayed requests at the server would block the connections that the fonts need.
  await page.route(/\.js(\?|$)/, async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  site.intercept(async ({ url = '' }) => {
    if (url.startsWith('/backend/')) await backendReleased;
    return false;
  });
  return { releaseScripts, releaseBackend };
}

/**
 * Opens the prerendered document with its inline scripts only. Stores its elements in `window.prerendered`.
 */
async function openPrerendered(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: the page has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Without drawings: they change when the votes arrive from the server.
    Object.assign(window, { prerendered: [...document.querySelectorAll('#root *:not(svg, svg *)')] });
  });
}

/** Markup of the prerendered elements that are no longer in the document. */
const replacedElements = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { prerendered: Element[] }).prerendered.flatMap((one) =>
      one.isConnected ? [] : one.outerHTML.slice(0, 200),
    ),
  );

/** Distance of a section from the top of the viewport below the header, in CSS pixels. */
const distanceFromTop = (page: Page, section: string) =>
  page.evaluate((id) => {
    const element = document.getElementById(id);
    if (!element) return Number.NaN;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return Math.abs(element.getBoundingClientRect().top - margin);
  }, section);

for (const { address, path, section, isPrerendered } of CASES) {
  test(`${address} hydrates its prerendered page and scrolls to its section`, async ({ page, site }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && !/Service Worker/.test(message.text()))
        warnings.push(message.text());
    });
    // Loading messages disappear with the server's response, so it is delayed until they are counted.
    const { releaseScripts, releaseBackend } = await holdResponses(page, site, { backend: true });
    await openPrerendered(page, address);
    if (isPrerendered) expect(await distanceFromTop(page, section)).toBeLessThan(5);
    // Records the scroll position of every frame.
    await page.evaluate(() => {
      const scrollPositions: number[] = [];
      Object.assign(window, { scrollPositions });
      const checkFrame = () => {
        scrollPositions.push(scrollY);
        requestAnimationFrame(checkFrame);
      };
      checkFrame();
    });
    releaseScripts();
    await expectPage(page, path);
    await expect(page.locator(`#${section}`).getByRole('heading').first()).toBeFocused();
    await expect.poll(() => distanceFromTop(page, section)).toBeLessThan(5);
    expect(await replacedElements(page), 'elements that hydration replaced').toEqual([]);
    releaseBackend();
    expect(warnings).toEqual([]);
    if (isPrerendered) {
      const scrollPositions = await page.evaluate(
        () => (window as unknown as { scrollPositions: number[] }).scrollPositions,
      );
      expect(Math.max(...scrollPositions) - Math.min(...scrollPositions), 'scroll distance').toBeLessThan(5);
    }
    await leavePages(page);
  });
}

test('Hydration keeps the scroll position of a visitor who scrolled away from the section', async ({
  page,
  site,
}) => {
  // Loading messages disappear with the server's response, so it is delayed until the end of the test.
  const { releaseScripts, releaseBackend } = await holdResponses(page, site, { backend: true });
  await openPrerendered(page, '/manifesto-cocreate/#contribuir');
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 590);
  releaseScripts();
  await expectPage(page, '/manifesto-cocreate');
  await expect(page.locator('body > .boot-failure')).toHaveCount(0);
  expect(await replacedElements(page)).toEqual([]);
  expect(Math.abs((await page.evaluate(() => scrollY)) - (before - 600))).toBeLessThan(5);
  releaseBackend();
  await leavePages(page);
});
