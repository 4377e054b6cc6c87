import { goTo, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { button, openRecipe } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';

// Notices are short messages in the region «Avisos», usually at the bottom of the window. They must not cover
// what the visitor reads or uses, also at high zoom.

/** Keeps notices open by simulating a hidden tab, which pauses their timeouts. */
const holdNotices = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/**
 * Text of a notice that covers an element, or null. Removes `inert`, because `elementFromPoint` ignores inert
 * elements.
 */
const findCoveringNotice = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      for (const one of document.querySelectorAll('[inert]')) one.removeAttribute('inert');
      const { left, right, top, bottom } = element.getBoundingClientRect();
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
          const notice = document.elementFromPoint(x, y)?.closest('[aria-label="Avisos"]');
          if (notice) return notice.textContent;
        }
      }
      return null;
    });

// 640 × 400 is a window of 1280 × 800 at 200 % zoom; 320 × 256 is one of 1280 × 1024 at 400 %. A test sets
// `data-looked-at` on the element that `findCoveringNotice` checks.
for (const [width, height] of [
  [640, 400],
  [320, 256],
] as const) {
  test(`Points notice is announced and covers no text of the example at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openRecipe(page, 'brainstorm');
    await holdNotices(page);
    await button(page, 'Gerar com IA').click();
    const message = 'O seu percurso começou! Ganhou o primeiro de 15 pontos.';
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(message);
    await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(1);
    for (const text of ['Exemplo escrito pela equipa', 'A IA não está ligada neste site.']) {
      const target = page.locator('main').getByText(text).last();
      await target.evaluate((element) => element.setAttribute('data-looked-at', ''));
      // At several scroll positions. `scrollIntoView` would avoid fixed elements.
      for (const viewportShare of [0.5, 0.8, 1]) {
        await target.evaluate((element, at) => {
          const { bottom } = element.getBoundingClientRect();
          scrollBy({ top: bottom - innerHeight * at + 2, behavior: 'instant' });
        }, viewportShare);
        expect(await findCoveringNotice(page, '[data-looked-at]'), `${text}, ${viewportShare}`).toBeNull();
      }
      await target.evaluate((element) => element.removeAttribute('data-looked-at'));
    }
  });
}

for (const [width, height] of [
  [640, 400],
  [320, 256],
  [360, 740],
] as const) {
  test(`Notice does not cover a dialog at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '#/copilot-course');
    await holdNotices(page);
    await page.getByRole('button', { name: 'Concluir bloco e continuar' }).click();
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('+15 pontos');
    await page.getByRole('button', { name: 'Começar de novo' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Começar este curso de novo?' });
    await expect(dialog).toBeVisible();
    for (const control of await dialog.getByRole('button').all()) {
      await control.evaluate((element) => {
        document.querySelector('[data-looked-at]')?.removeAttribute('data-looked-at');
        element.setAttribute('data-looked-at', '');
        element.scrollIntoView({ block: 'end', behavior: 'instant' });
      });
      expect(await findCoveringNotice(page, '[data-looked-at]')).toBeNull();
    }
    expect(await findCoveringNotice(page, '[role="dialog"]')).toBeNull();
  });
}

for (const [width, height] of [
  [640, 400],
  [320, 256],
  [360, 740],
] as const) {
  test(`Notice does not cover the open preferences at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '#/copilot-course');
    await holdNotices(page);
    await page.getByRole('button', { name: 'Concluir bloco e continuar' }).click();
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('+15 pontos');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Preferências' }).click();
    const panel = page.getByRole('group', { name: 'Preferências' });
    await expect(panel).toBeVisible();
    for (const control of await panel.locator('button, input, select, label').all()) {
      await control.evaluate((element) => {
        document.querySelector('[data-looked-at]')?.removeAttribute('data-looked-at');
        element.setAttribute('data-looked-at', '');
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
      expect(
        await findCoveringNotice(page, '[data-looked-at]'),
        (await control.textContent()) ?? '',
      ).toBeNull();
    }
  });
}

for (const [width, height] of [
  [640, 400],
  [320, 256],
] as const) {
  test(`Notice does not cover the heading of the next page at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '#/copilot-course');
    await holdNotices(page);
    await page.getByRole('button', { name: 'Concluir bloco e continuar' }).click();
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('+15 pontos');
    await goTo(page, '#/aprender');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('+15 pontos');
    expect(await findCoveringNotice(page, 'main h1')).toBeNull();
    const action = page.locator('main a[href]').first();
    await action.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    expect(await findCoveringNotice(page, 'main a[href]')).toBeNull();
  });
}
