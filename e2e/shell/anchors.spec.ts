import { expectPage, leavePages } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Site } from '../support/site.ts';

interface Case {
  address: string;
  path: string;
  section: string;
  /** Stands in the document: the view is there before any app is, and stays. */
  stands: boolean;
}

const CASES: Case[] = [
  {
    address: '/manifesto-cocreate/#contribuir',
    path: '/manifesto-cocreate',
    section: 'contribuir',
    stands: true,
  },
  { address: '/prompt-factory/#fabrica', path: '/prompt-factory', section: 'fabrica', stands: false },
  { address: '/aprender/#municipio', path: '/aprender', section: 'municipio', stands: true },
  { address: '/mission-1/#blocos', path: '/mission-1', section: 'blocos', stands: true },
  { address: '/mscopilot-course-v3/#blocos', path: '/mscopilot-course-v3', section: 'blocos', stands: true },
  // Mounted later, or shown for this very address.
  { address: '/#participate', path: '/', section: 'participate', stands: false },
  { address: '/#recursos', path: '/', section: 'recursos', stands: false },
  // As an address of the site's own, written behind a real path.
  { address: '/aprender/#/aprender%23municipio', path: '/aprender', section: 'municipio', stands: true },
];

/** Holds what is asked for back until it is let through. */
function gate(): [held: Promise<void>, letThrough: () => void] {
  let letThrough = () => {};
  const held = new Promise<void>((open) => {
    letThrough = open;
  });
  return [held, letThrough];
}

/** Holds scripts back until they are let through, and what the server answers until that is, if it is held at all. */
async function hold(
  page: Page,
  site: Site,
  { answers = false } = {},
): Promise<{ letThrough: () => void; answer: () => void }> {
  const [scripts, letThrough] = gate();
  const [answered, answer] = gate();
  if (!answers) answer();
  // In the browser: at the server, six that wait would leave no connection for the faces of type.
  await page.route(/\.js(\?|$)/, async (route) => {
    await scripts;
    await route.continue();
  });
  site.intercept(async ({ url = '' }) => {
    if (url.startsWith('/backend/')) await answered;
    return false;
  });
  return { letThrough, answer };
}

/** The document as it stands, without any script of the site but those in it; all its elements are remembered. */
async function openStanding(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    // Drawings follow the votes, which come from the server later.
    Object.assign(window, { stood: [...document.querySelectorAll('#root *:not(svg, svg *)')] });
  });
}

const madeAnew = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { stood: Element[] }).stood.flatMap((one) =>
      one.isConnected ? [] : one.outerHTML.slice(0, 200),
    ),
  );

/** How far a section is from its place, the top of the view below the header, in CSS pixels. */
const offPlace = (page: Page, section: string) =>
  page.evaluate((id) => {
    const element = document.getElementById(id);
    if (!element) return Number.NaN;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return Math.abs(element.getBoundingClientRect().top - margin);
  }, section);

for (const { address, path, section, stands } of CASES) {
  test(`${address} opens from what stands in the document, at its section`, async ({ page, site }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && !/Service Worker/.test(message.text())) told.push(message.text());
    });
    const { letThrough } = await hold(page, site);
    await openStanding(page, address);
    if (stands) expect(await offPlace(page, section)).toBeLessThan(5);
    // Where the view is, at each frame from now on.
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      const look = () => {
        places.push(scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    letThrough();
    await expectPage(page, path);
    await expect(page.locator(`#${section}`).getByRole('heading').first()).toBeFocused();
    await expect.poll(() => offPlace(page, section)).toBeLessThan(5);
    expect(await madeAnew(page), 'no element was made anew').toEqual([]);
    expect(told).toEqual([]);
    if (stands) {
      const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
      expect(Math.max(...places) - Math.min(...places), 'nobody saw it move').toBeLessThan(5);
    }
    await leavePages(page);
  });
}

test('who began to read elsewhere before the page could answer is not taken back to the section', async ({
  page,
  site,
}) => {
  // Who waits for the server's answer says so, and goes when it comes: here it does not come before the end.
  const { letThrough, answer } = await hold(page, site, { answers: true });
  await openStanding(page, '/manifesto-cocreate/#contribuir');
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 590);
  letThrough();
  await expectPage(page, '/manifesto-cocreate');
  await expect(page.locator('body > .boot-failure')).toHaveCount(0);
  expect(await madeAnew(page)).toEqual([]);
  expect(Math.abs((await page.evaluate(() => scrollY)) - (before - 600))).toBeLessThan(5);
  answer();
  await leavePages(page);
});
