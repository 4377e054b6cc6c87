import { expectAccessible } from '@ia/test-support/axe';
import { titlesBrokenInLargeText } from '@ia/test-support/layout';
import { expectPage, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expectRed } from '../manifesto/journey.ts';
import { appReport, failedRequest } from '../support/browser-errors.ts';
import { expect, motion, test } from '../support/fixtures.ts';
import { onPhoneAndDesktop } from './widths.ts';

// The archive of the main page shows the manifesto's six principles in five layouts, one for each tab. In
// each layout, visitors can agree with a principle, which is a vote, or suggest a change.

test.use(motion);

/** Tabs that show the principles in different layouts. */
const LAYOUTS = ['Foco e Clareza', 'Grelha Interativa', 'Foco Imersivo', 'A Jornada', 'Visão de Dashboard'];

async function openPrinciples(page: Page) {
  await open(page, '#/home-archive#principios');
  await expect(page.getByRole('tablist', { name: 'Apresentação dos princípios' })).toBeVisible();
}

const chooseLayout = async (page: Page, layout: string) => {
  await page.getByRole('tab', { name: layout }).click();
  return page.getByRole('tabpanel', { name: layout });
};

const agreeButton = (page: Page, title: string) =>
  page.locator('#principios').getByRole('button', { name: new RegExp(`^Concordo .*: ${title}$`) });

const readAgreeCount = async (page: Page, title: string) =>
  Number(/\((\d+)\)/.exec((await agreeButton(page, title).getAttribute('aria-label')) ?? '')?.[1]);

test('titles do not break inside a word in any layout at any text size', async ({ page }) => {
  await openPrinciples(page);
  const faults: string[] = [];
  for (const layout of LAYOUTS) {
    await chooseLayout(page, layout);
    faults.push(...(await titlesBrokenInLargeText(page)).map((fault) => `${layout}: ${fault}`));
  }
  expect(faults.join('\n')).toBe('');
});

onPhoneAndDesktop(() => {
  test('five layouts show the six principles, each with agree and suggest', async ({ page }) => {
    await openPrinciples(page);
    for (const layout of LAYOUTS) {
      const panel = await chooseLayout(page, layout);
      await expect(panel.getByRole('heading', { level: 3, includeHidden: true })).toHaveCount(6);
      await expect(panel.getByRole('button', { name: /^Concordo/, includeHidden: true })).toHaveCount(6);
      const suggest = panel.getByRole(layout === 'Grelha Interativa' ? 'button' : 'link', {
        name: /^Sugerir Melhoria/,
        includeHidden: true,
      });
      await expect(suggest).toHaveCount(6);
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflowPx, layout).toBeLessThanOrEqual(0);
    }
  });

  test('grid tile toggles its text on press, and shows it on hover and on focus', async ({ page }) => {
    await openPrinciples(page);
    const panel = await chooseLayout(page, 'Grelha Interativa');
    const tile = panel.getByRole('article').filter({ hasText: 'Bem Comum' });
    const title = tile.getByRole('button', { name: 'Bem Comum', exact: true });
    const text = tile.locator(`[id="${await title.getAttribute('aria-controls')}"]`);
    await title.click();
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(text).toHaveCSS('opacity', '1');
    await title.click();
    await page.mouse.move(0, 0);
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(text).toHaveCSS('opacity', '0');
    await tile.hover();
    await expect(text).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await expect(agreeButton(page, 'Bem Comum')).toBeFocused();
    await expect(text).toHaveCSS('opacity', '1');
    await page.keyboard.press('Shift+Tab');
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(text).toHaveCSS('opacity', '1');
  });
});

test('agreeing raises the count at once, in another layout too, and the server counts it once', async ({
  page,
}) => {
  await openPrinciples(page);
  const before = await readAgreeCount(page, 'Literacia');
  const voteResponse = page.waitForResponse((response) => response.url().includes('vote_on_principle'));
  await agreeButton(page, 'Literacia').click();
  await expect.poll(() => readAgreeCount(page, 'Literacia')).toBe(before + 1);
  expect((await voteResponse).ok()).toBe(true);
  await chooseLayout(page, 'Visão de Dashboard');
  expect(await readAgreeCount(page, 'Literacia')).toBe(before + 1);
  await expect(agreeButton(page, 'Literacia'), 'a second press is disabled').toBeDisabled();
  await page.reload();
  await openPrinciples(page);
  expect(await readAgreeCount(page, 'Literacia')).toBe(before + 1);
});

test('failed vote request is only logged, and the optimistic count stays', async ({
  page,
  site,
  browserErrors,
}) => {
  // The first write of a device requests a visitor id first.
  browserErrors.expect(failedRequest('500', 'visitor_token'), appReport('mfe-landing', 'Backend server'));
  await openPrinciples(page);
  const before = await readAgreeCount(page, 'Inclusividade');
  site.setBackend('failing');
  await agreeButton(page, 'Inclusividade').click();
  await expect.poll(() => readAgreeCount(page, 'Inclusividade')).toBe(before + 1);
  await expect.poll(() => browserErrors.seen.length).toBeGreaterThan(0);
  expect(await readAgreeCount(page, 'Inclusividade')).toBe(before + 1);
  await expect(page.locator('#principios').getByRole('alert')).toHaveCount(0);
});

test('failed principles request shows an error in red with a retry button', async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(failedRequest('500', 'manifesto_principles'));
  site.setBackend('failing');
  await open(page, '#/home-archive#principios');
  const alert = page.locator('#principios').getByRole('alert');
  await expect(alert).toContainText('Não foi possível carregar os princípios');
  await expectRed(alert.getByText('Não foi possível carregar os princípios'));
  site.setBackend('up');
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.locator('#principios h2')).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Foco e Clareza' })).toBeVisible();
});

test('built-in principles are shown without a backend', async ({ page, site }) => {
  site.configure({ backend: null });
  await openPrinciples(page);
  await expect(page.locator('#principios').getByRole('button', { name: /^Concordo/ })).toHaveCount(6);
});

test('suggest links to the form with the principle filled in, and opens a dialog in the grid layout', async ({
  page,
}) => {
  await openPrinciples(page);
  await chooseLayout(page, 'Grelha Interativa');
  const tile = page.getByRole('button', { name: 'Literacia', exact: true });
  await tile.click();
  await page.getByRole('button', { name: 'Sugerir Melhoria: Literacia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sobre este princípio' });
  await expect(dialog).toContainText('«Literacia»');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sugerir Melhoria: Literacia' })).toBeFocused();

  await chooseLayout(page, 'Foco e Clareza');
  await page.getByRole('link', { name: 'Sugerir Melhoria: Literacia' }).click();
  await expectPage(page, '/manifesto-cocreate');
  await expect(page.locator('#contribuir textarea').first()).toHaveValue(
    /^Sugestão acerca do princípio "Literacia" do Manifesto IA para Todos: /,
  );
});
