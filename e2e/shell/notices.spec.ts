import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { button, openRecipe } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';

/** Notices stay: their time stands still in a tab that is hidden. */
const holdNotices = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** The words of the notice that is painted over this point, or null. Inert elements would not be found: nothing is inert. */
const coveredBy = (page: Page, selector: string) =>
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

for (const [width, height] of [
  [640, 400],
  [320, 256],
] as const) {
  test(`a points notice is announced and covers no word of the example at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openRecipe(page, 'brainstorm');
    await holdNotices(page);
    await button(page, 'Gerar com IA').click();
    const message = 'A sua jornada começou! Ganhou o primeiro ponto.';
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(message);
    await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(1);
    for (const words of ['Exemplo escrito pela equipa', 'A IA não está ligada neste sítio.']) {
      const place = page.locator('main').getByText(words).last();
      // Wherever the visitor has scrolled to.
      await place.evaluate((element) => element.setAttribute('data-looked-at', ''));
      // Wherever the visitor has scrolled to: not by scrollIntoView, which keeps clear of what is fixed.
      for (const share of [0.5, 0.8, 1]) {
        await place.evaluate((element, at) => {
          const { bottom } = element.getBoundingClientRect();
          scrollBy({ top: bottom - innerHeight * at + 2, behavior: 'instant' });
        }, share);
        expect(await coveredBy(page, '[data-looked-at]'), `${words}, ${share}`).toBeNull();
      }
      await place.evaluate((element) => element.removeAttribute('data-looked-at'));
    }
  });
}

for (const [width, height] of [
  [640, 400],
  [320, 256],
  [360, 740],
] as const) {
  test(`a notice does not cover a dialog at ${width} × ${height}`, async ({ page }) => {
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
      expect(await coveredBy(page, '[data-looked-at]')).toBeNull();
    }
    expect(await coveredBy(page, '[role="dialog"]')).toBeNull();
  });
}
