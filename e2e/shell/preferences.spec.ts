import { expectAccessible } from '@ia/test-support/axe';
import { layoutFaults } from '@ia/test-support/layout';
import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

// The panel «Preferências» in the header sets text size, colours, contrast, motion and underlines. The device
// stores the choices.

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Preferências' });
const panel = (page: Page) => page.getByRole('group', { name: 'Preferências' });
const option = (page: Page, question: string, answer: string) =>
  panel(page).getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer });

/** Text size and background colour of the page. */
const readLooks = (page: Page) =>
  page.evaluate(() => {
    const { fontSize, backgroundColor } = getComputedStyle(document.body);
    return { fontSize, backgroundColor };
  });

test('Preferences apply before the first paint and in every tab, and can be reset, by keyboard on a phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const other = await context.newPage();
  await other.setViewportSize({ width: 360, height: 740 });
  await open(other, '#/prompt-factory');
  await open(page, '#/mscopilot-course-v3');
  const before = await readLooks(page);

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(option(page, 'Tamanho do texto', '100 %')).toBeChecked();
  await expectAccessible(page, { within: 'header' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft'); // wraps from the first option to the last
  await expect(option(page, 'Tamanho do texto', '150 %')).toBeChecked();
  await expect(option(page, 'Tamanho do texto', '150 %')).toBeFocused();
  for (const [question, answer] of [
    ['Cores da página', 'Escuras'],
    ['Contraste', 'Reforçado'],
    ['Movimento', 'Parado'],
    ['Ligações', 'Todas sublinhadas'],
  ] as const) {
    await option(page, question, answer).press('Space');
    await expect(option(page, question, answer)).toBeChecked();
  }
  await expectAccessible(page, { within: 'header' });
  expect(await layoutFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(panel(page)).toHaveCount(0);

  // The other tab has applied the preferences too, reduced motion included.
  await expect(other.locator('html')).toHaveAttribute('data-text', '150');
  expect((await readLooks(other)).backgroundColor).toBe((await readLooks(page)).backgroundColor);
  await expect(other.locator('html')).toHaveAttribute('data-motion', 'reduce');

  // Preferences apply before any module has loaded.
  const scripts = /\/assets\/.*\.js/;
  await page.route(scripts, () => {});
  await page.goto('about:blank');
  await page.goto('/#/mscopilot-course-v3', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect.poll(() => readLooks(page)).toEqual(await readLooks(other));
  expect(await readLooks(page)).not.toEqual(before);
  await page.unroute(scripts);

  // Static pages apply them too.
  await page.goto('/privacidade/');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expectAccessible(page);

  await open(page, '#/mscopilot-course-v3');
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Repor como estava' }).click();
  expect(await readLooks(page)).toEqual(before);
  await expect(other.locator('html')).not.toHaveAttribute('data-text');
  expect(await page.evaluate(() => localStorage.getItem('preferences'))).toBeNull();
});

test('Preferences panel that fails to load shows an error, and a retry by keyboard keeps the focus at its button', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource: net::ERR_FAILED/);
  const panelChunk = /PreferencesPanel-.*\.js/;
  await page.route(panelChunk, (route) => route.abort());
  await open(page, '#/mscopilot-course-v3');
  await opener(page).press('Enter');
  await expect(panel(page).getByRole('alert')).toHaveText(/^As preferências não abriram/);
  await expectAccessible(page, { within: 'header' });
  await page.unroute(panelChunk);
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Tentar de novo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(option(page, 'Tamanho do texto', '100 %')).toBeChecked();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(option(page, 'Tamanho do texto', '100 %')).toBeFocused();
});
