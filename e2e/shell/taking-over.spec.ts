import { expectPage, leavePages } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

interface Standing {
  path: string;
  /** What this device keeps already. */
  device?: Record<string, string>;
  /** What somebody does before the page can answer. */
  act: (page: Page) => Promise<void>;
  /** What is to be seen of both, once it answers. */
  seen: (page: Page) => Promise<void>;
}

const STANDING: Standing[] = [
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
    act: (page) => page.getByRole('textbox').first().fill('Uma resposta.'),
    seen: (page) => expect(page.getByRole('textbox').first()).toHaveValue('Uma resposta.'),
  },
  {
    path: '/mscopilot-course-v3',
    act: (page) => page.getByRole('button', { name: 'Imprimir' }).focus(),
    seen: (page) => expect(page.getByRole('button', { name: 'Imprimir' })).toBeFocused(),
  },
];

/**
 * All elements that are seen, with their attributes, without what differs from one document to another: ids, what is filled in,
 * the section that is in view, whether something is waited for, and how far what enters has come. The factory's emojis belong
 * to its words, which at its real path are there at once and behind `#` come from the database. One's own tile takes the place of
 * the clay when the browser is idle, at its time in each.
 */
const tagsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, main, main *, footer, footer *')]
      .filter(
        (element) => !element.closest('[data-testid="floating-emojis"], svg[aria-label^="O meu azulejo"]'),
      )
      .map((element) =>
        [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()]
          .filter((part) => !/^(value|selected|aria-current|aria-busy|data-entered)=/.test(part))
          .join(' ')
          .replaceAll(/_[rR]_\w+_/g, 'id'),
      ),
  );

/** Sums up what moves without anybody having asked for it. */
const watchShifts = (page: Page) =>
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

for (const { path, device = {}, act, seen } of STANDING) {
  test(`${path} takes over what stands at its real path, and nothing of it is made anew, moves or is lost`, async ({
    page,
    site,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      // Journeys block workers, and the browser says so.
      if (message.type() === 'warning' && !/Service Worker/.test(message.text())) told.push(message.text());
    });
    const gates = { scripts: () => {}, backend: () => {} };
    const scripts = new Promise<void>((open) => (gates.scripts = open));
    const backend = new Promise<void>((open) => (gates.backend = open));
    // In the browser: at the server, six that wait would leave no connection for the faces of type.
    await page.route(/\.js(\?|$)/, async (route) => {
      await scripts;
      await route.continue();
    });
    // What waits is left to the server then.
    site.intercept(async ({ url = '' }) => {
      if (url.startsWith('/backend')) await backend;
      return false;
    });
    await watchShifts(page);
    await page.addInitScript((kept) => {
      if (location.protocol !== 'about:')
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, device);
    await page.goto(`${path}/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(`[data-page="${path}"]`)).toHaveAttribute('data-page-state', 'standing');
    await page.evaluate(() => {
      const stood = [...document.querySelectorAll('#root *')].filter(
        (element) => !element.closest('svg[aria-label^="O meu azulejo"]'),
      );
      Object.assign(window, { stood });
    });
    await act(page);
    // What moves before any script runs, as words whose own type arrives, is not of the taking over.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      (window as unknown as { seen: { shift: number } }).seen.shift = 0;
    });
    gates.scripts();
    await expectPage(page, path);
    // Done, when what the page would have said otherwise is gone.
    await expect(page.locator('body > .boot-failure')).toHaveCount(0);
    const lost = await page.evaluate(() =>
      (window as unknown as { stood: Element[] }).stood.flatMap((one) =>
        one.isConnected ? [] : one.outerHTML,
      ),
    );
    expect(lost, 'no element was made anew').toEqual([]);
    const taken = await tagsOf(page);
    // What opens under a field that somebody wrote in moves a word; 0.1 is what readers notice.
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThan(0.001);
    gates.backend();
    await seen(page);
    expect(told).toEqual([]);

    // Tag by tag and attribute by attribute it is what the page renders by itself, as behind `#`.
    const later = new Promise<void>((open) => {
      gates.backend = open;
    });
    site.intercept(async ({ url = '' }) => {
      if (url.startsWith('/backend')) await later;
      return false;
    });
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await expectPage(page, path);
    // What comes when the browser is idle comes at its time in each.
    await expect
      .poll(async () => {
        const rendered = await tagsOf(page);
        return taken.filter((tag) => !rendered.includes(tag));
      })
      .toEqual([]);
    gates.backend();
    await leavePages(page);
  });
}
