import { expectPage, leavePages } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

// The documents of the routes below contain their prerendered page, which the shell hydrates. Each test holds
// back scripts and backend responses, to act before hydration.

/** The shell discards the prerendered view of an address with a query. Pages ignore this query. */
const CLIENT_RENDER_QUERY = 'a=b';

interface PrerenderedCase {
  path: string;
  /** Device storage before the visit. */
  device?: Record<string, string>;
  /** Input before hydration. */
  act: (page: Page) => Promise<void>;
  /** Asserts that the page shows the stored data and the input after hydration. */
  seen: (page: Page) => Promise<void>;
}

const firstControl = (page: Page) =>
  page.locator('main :is(a[href], button:enabled, input)').filter({ visible: true }).first();

const CASES: PrerenderedCase[] = [
  {
    path: '/manifesto-cocreate',
    device: {
      suggestionDrafts: JSON.stringify([
        {
          id: 'IA-0000-1111-2222-3333',
          at: '2026-11-23T10:00:00.000Z',
          text: 'Um rascunho de ontem.',
          name: '',
          signing: 'anonymous',
          about: '',
          receipt: null,
        },
      ]),
    },
    act: (page) => page.getByLabel('A sua sugestão').fill('Ouvir as bibliotecas.'),
    async seen(page) {
      await expect(page.getByLabel('A sua sugestão')).toHaveValue('Ouvir as bibliotecas.');
      await page.getByLabel('A sua sugestão').fill('');
      await expect(page.getByText('Um rascunho de ontem.')).toBeVisible();
    },
  },
  {
    path: '/prompt-factory',
    act: (page) => page.getByRole('button', { name: 'Começar a Criar' }).focus(),
    seen: (page) => expect(page.getByRole('button', { name: 'Começar a Criar' })).toBeFocused(),
  },
  {
    path: '/aprender',
    device: { promptFactoryPoints: '7' },
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Missão 1/ })
        .first()
        .focus(),
    async seen(page) {
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Missão 1/ })
          .first(),
      ).toBeFocused();
      await expect(page.getByText('7 de 15 pontos')).toBeVisible();
    },
  },
  {
    path: '/mission-1',
    act: (page) => page.getByRole('button', { name: /Retiro os nomes/ }).focus(),
    seen: (page) => expect(page.getByRole('button', { name: /Retiro os nomes/ })).toBeFocused(),
  },
  {
    path: '/mscopilot-course-v3',
    act: (page) => page.getByRole('button', { name: 'Imprimir' }).focus(),
    seen: (page) => expect(page.getByRole('button', { name: 'Imprimir' })).toBeFocused(),
  },
  ...[
    '/aprender/formadores',
    '/aprender/declaracao',
    '/aprender/credencial',
    '/aprender/feito-aqui',
    '/manifesto-votos',
    '/component-library',
  ].map(
    (path): PrerenderedCase => ({
      path,
      device: { promptFactoryPoints: '7' },
      act: (page) => firstControl(page).focus(),
      seen: (page) => expect(firstControl(page)).toBeFocused(),
    }),
  ),
];

/**
 * Elements with their attributes, without differences between two documents: ids, field values, the section
 * in view, loading states, entry animations and the query of the client render. Without the emojis of the
 * Prompt Factory, which are in the document and come from the database in a client render. Without the
 * visitor's tile in the header: it replaces an unglazed tile (bare clay) when the browser is idle.
 */
const readTags = (page: Page) =>
  page.evaluate(
    (query) =>
      [...document.querySelectorAll('header, header *, main, main *, footer, footer *')]
        .filter(
          (element) => !element.closest('[data-testid="floating-emojis"], svg[aria-label^="O meu azulejo"]'),
        )
        .map((element) =>
          [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()]
            .filter((part) => !/^(value|selected|aria-current|aria-busy|data-entered)=/.test(part))
            .join(' ')
            .replaceAll(`?${query}`, '')
            .replaceAll(/_[rR]_\w+_/g, 'id'),
        ),
    CLIENT_RENDER_QUERY,
  );

/** Sums up the layout shifts without recent input in `window.seen.shift`. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) seen.shift += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const { path, device = {}, act, seen } of CASES) {
  test(`${path} hydrates its prerendered page without replacing elements, shifting layout or losing input`, async ({
    page,
    site,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      // Tests block service workers, which the browser logs.
      if (message.type() === 'warning' && !/Service Worker/.test(message.text()))
        warnings.push(message.text());
    });
    const gates = { scripts: () => {}, backend: () => {} };
    const scripts = new Promise<void>((open) => (gates.scripts = open));
    const backend = new Promise<void>((open) => (gates.backend = open));
    // In the browser: six delayed requests at the server would block the connections that the fonts need.
    await page.route(/\.js(\?|$)/, async (route) => {
      await scripts;
      await route.continue();
    });
    // Delays backend requests, then lets the server respond.
    site.intercept(async ({ url = '' }) => {
      if (url.startsWith('/backend')) await backend;
      return false;
    });
    await recordShifts(page);
    await page.addInitScript((stored) => {
      if (location.protocol !== 'about:')
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, device);
    await page.goto(`${path}/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(`[data-page="${path}"]`)).toHaveAttribute('data-page-state', 'prerendered');
    await page.evaluate(() => {
      const prerendered = [...document.querySelectorAll('#root *')].filter(
        (element) => !element.closest('svg[aria-label^="O meu azulejo"]'),
      );
      Object.assign(window, { prerendered });
    });
    await act(page);
    // Without shifts from before hydration, such as web font swaps.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      (window as unknown as { seen: { shift: number } }).seen.shift = 0;
    });
    gates.scripts();
    await expectPage(page, path);
    // Hydration is complete when the failure message is removed.
    await expect(page.locator('body > .boot-failure')).toHaveCount(0);
    const replacedElements = await page.evaluate(() =>
      (window as unknown as { prerendered: Element[] }).prerendered.flatMap((one) =>
        one.isConnected ? [] : one.outerHTML,
      ),
    );
    expect(replacedElements, 'elements that hydration replaced').toEqual([]);
    const hydratedTags = await readTags(page);
    // A part that opens below a filled field may move text slightly. Readers notice 0.1.
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThan(0.001);
    gates.backend();
    await seen(page);
    expect(warnings).toEqual([]);

    // Tags and attributes equal a client render, which an address with a query gets.
    const backendAgain = new Promise<void>((open) => {
      gates.backend = open;
    });
    site.intercept(async ({ url = '' }) => {
      if (url.startsWith('/backend')) await backendAgain;
      return false;
    });
    await page.goto('about:blank');
    await page.goto(`/#${path}?${CLIENT_RENDER_QUERY}`);
    await expectPage(page, path);
    // Parts that load when the browser is idle appear at different times.
    await expect
      .poll(async () => {
        const rendered = await readTags(page);
        return hydratedTags.filter((tag) => !rendered.includes(tag));
      })
      .toEqual([]);
    gates.backend();
    await leavePages(page);
  });
}
