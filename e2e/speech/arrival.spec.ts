import { expectPage, goTo, open, waitForContent } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { stateFinishedUpTo, storeProgress } from '../courses/progress.ts';
import { recordAnnouncements, takeAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/fixtures.ts';
import { PAGE_LOADING } from './speech.ts';

// On arrival the focus moves to a heading, which the screen reader speaks. Parts of the page that still load
// must not announce anything meanwhile.

interface Arrival {
  path: string;
  app: string;
  /** Id of the section in the address; its heading gets the focus instead of the page's title. */
  anchor?: string;
  /** Requests of the parts of the page that load after it. */
  parts: string;
  /** Texts of those parts meanwhile. */
  loading: readonly string[];
  prepare?: (page: Page) => Promise<void>;
}

const ARRIVALS: readonly Arrival[] = [
  {
    path: '/manifesto-cocreate',
    app: 'mfe-manifesto',
    parts: '**/rest/v1/**',
    loading: ['A carregar os princípios…', 'A carregar as sugestões…', 'A carregar as versões…'],
  },
  {
    path: '/manifesto-cocreate',
    app: 'mfe-manifesto',
    anchor: 'contribuir',
    parts: '**/rest/v1/**',
    loading: ['A carregar as sugestões…', 'A carregar as versões…'],
  },
  {
    path: '/manifesto-votos',
    app: 'mfe-manifesto',
    parts: '**/rest/v1/**',
    loading: ['A carregar os números…', 'A carregar os totais por hora…', 'A carregar as respostas…'],
  },
  { path: '/prompt-factory', app: 'mfe-prompt-factory', parts: '**/ResolvedWizard-*.js', loading: [] },
  {
    path: '/copilot-course',
    app: 'mfe-courses',
    parts: '**/FruitMachine-*.js',
    loading: ['A preparar a experiência…'],
    // Opens the lesson with a demonstration.
    prepare: (page) => storeProgress(page, 'copilotCoursePoints', '15', stateFinishedUpTo(1)),
  },
];

/** Holds the requests that match a pattern. @returns a function that lets them go */
async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const { path, app, anchor, parts, loading, prepare } of ARRIVALS) {
  const address = anchor ? `${path}#${anchor}` : path;
  const heading = anchor ? `#${anchor} h2` : 'main h1';

  test(`Arrival at ${address} by a link says once that the page loads, and nothing of its parts`, async ({
    page,
  }) => {
    if (prepare) await prepare(page);
    await recordAnnouncements(page);
    const releaseParts = await holdRequests(page, parts);
    const releasePage = await holdRequests(page, `**/${app}/**/remoteEntry.js`);
    await open(page, '');
    await takeAnnouncements(page);
    await goTo(page, `#${address}`);
    await expect(page.getByText(PAGE_LOADING)).toBeVisible();
    releasePage();
    await expectPage(page, path);
    await expect(page.locator(heading)).toBeFocused();
    for (const text of loading) await expect(page.getByText(text).first()).toBeAttached();
    releaseParts();
    await waitForContent(page);
    expect(await takeAnnouncements(page)).toEqual([PAGE_LOADING]);
    await expect(page.locator(heading)).toBeFocused();
  });

  test(`Arrival at ${address} by its address says nothing`, async ({ page }) => {
    if (prepare) await prepare(page);
    await recordAnnouncements(page);
    const releaseParts = await holdRequests(page, parts);
    await open(page, `#${address}`);
    for (const text of loading) await expect(page.getByText(text).first()).toBeAttached();
    releaseParts();
    await waitForContent(page);
    expect(await takeAnnouncements(page)).toEqual([]);
  });
}
