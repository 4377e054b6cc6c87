import { expectAccessible } from '@ia/test-support/axe';
import { expectPage, goTo, open } from '@ia/test-support/pages';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { blocks, currentGroup, points, stateFinishedUpTo, storeProgress } from './progress.ts';

// On a phone, the course page has a sticky bar with the points and the current group. Finished blocks fold to
// their title. The tests after the group `on a phone` run at desktop width.

const ROUTE = '#/mscopilot-course-v3';
const KEY = 'copilotCourse3Points';
const CONTINUE = { name: 'Continuar', exact: true } as const;
const courseBar = (page: Page) => page.getByRole('navigation', { name: 'Onde está no curso' });
const firstBlock = (page: Page, expanded: boolean) =>
  page.getByRole('button', { name: 'O que é o Microsoft Copilot', expanded });

/** True when nothing, such as the header or the course bar, covers the top left corner of the element. */
const isUncovered = (page: Page, selector: string) =>
  page.evaluate((css) => {
    const { top, left } = document.querySelector(css)?.getBoundingClientRect() ?? { top: 0, left: 0 };
    const topElement = document.elementFromPoint(left + 2, top + 2);
    return topElement?.closest(css) !== null && topElement !== null;
  }, selector);

/** Distance in px from the lower edge of the course bar to the element. */
const gapBelowBar = async (page: Page, element: Locator) => {
  const [bar, box] = [await courseBar(page).boundingBox(), await element.boundingBox()];
  return (box?.y ?? 0) - (bar ? bar.y + bar.height : 0);
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('points bar stays in view, gains are announced, and finished blocks fold with their answers', async ({
    page,
  }) => {
    await open(page, ROUTE);
    await page.getByRole('button', CONTINUE).click();
    await expect(page.getByRole('region', { name: 'Avisos' })).toHaveText(/\+15 pontos\. Bom trabalho!/);
    await expect(page.locator('[data-live-region]')).toContainText('+15 pontos.');
    await expect(courseBar(page)).toBeInViewport({ ratio: 1 });
    await expect(courseBar(page)).toContainText('15 de 200 pontos');
    await expect(courseBar(page)).toContainText('Módulo 2 de 13');
    await expect(page.locator('#bloco-2')).toBeFocused();
    expect(await isUncovered(page, '#bloco-2')).toBe(true);
    const secondBlock = currentGroup(page).getByRole('article').first();
    await expect.poll(() => gapBelowBar(page, secondBlock)).toBeLessThan(24);

    // A collapsed block opens by keyboard and is restored open after Back.
    await expect(firstBlock(page, false)).toBeVisible();
    await expect(page.locator('#bloco-1-conteudo p').first()).toBeHidden();
    await firstBlock(page, false).press('Enter');
    await expect(firstBlock(page, true)).toBeFocused();
    await goTo(page, '#/aprender');
    await expectPage(page, '/aprender');
    await page.goBack();
    await expect(firstBlock(page, true)).toBeVisible();
    await firstBlock(page, true).press(' ');
    await expect(firstBlock(page, false)).toBeFocused();

    // An answer persists after a reload, and the next group stays unlocked.
    await page.getByRole('button', { name: /A conversa é secreta/ }).click();
    const verdict = await page.getByText('A sua resposta, que não é a certa').boundingBox();
    expect(verdict?.width, 'verdict in words').toBeGreaterThan(100);
    await page.reload();
    await expect(page.getByText(/^Incorreto\. A resposta certa é a segunda/)).toBeVisible();
    await page.getByRole('button', CONTINUE).click();
    await expect(courseBar(page)).toContainText('30 de 200 pontos');

    // The bar's link works from the top of the lessons, and a link to a collapsed block expands it.
    await page.locator('#blocos-titulo').scrollIntoViewIfNeeded();
    await courseBar(page)
      .getByRole('link', { name: /^Seguinte/ })
      .click();
    await expect(page.locator('#bloco-4')).toBeFocused();
    expect(await isUncovered(page, '#bloco-4')).toBe(true);
    await expect.poll(() => gapBelowBar(page, page.locator('#bloco-4'))).toBeLessThan(24);
    await goTo(page, `${ROUTE}#bloco-3`);
    await expect(page.locator('#bloco-3 button')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/^Incorreto\. A resposta certa é a segunda/)).toBeVisible();
    await expectAccessible(page, { within: '#blocos' });
  });

  test('no horizontal scroll at 320 px or 200 % text, and the bar is not sticky on a low screen', async ({
    page,
  }) => {
    await storeProgress(page, KEY, '45', stateFinishedUpTo(3));
    await open(page, ROUTE);
    const scrollsSideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways()).toBe(false);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(courseBar(page)).toHaveCSS('position', 'relative');
    expect(await scrollsSideways()).toBe(false);
    await goTo(page, '#/aprender');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aprender');
    expect(await scrollsSideways()).toBe(false);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await goTo(page, ROUTE);
    await expect(courseBar(page)).toHaveCSS('position', 'sticky');
    // A screen lower than 480 px has no room for a sticky bar.
    await page.setViewportSize({ width: 740, height: 479 });
    await expect(courseBar(page)).toHaveCSS('position', 'relative');
  });
});

test('folded block is not printed', async ({ page }) => {
  await storeProgress(page, KEY, '45', stateFinishedUpTo(3));
  await open(page, ROUTE);
  await expect(firstBlock(page, false)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(currentGroup(page).locator('p').first()).toBeVisible();
  await expect(page.locator('#bloco-1-conteudo p').first()).toBeHidden();
});

test('hovered quiz option does not look like a right one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeProgress(page, KEY, '15', stateFinishedUpTo(1));
  await open(page, ROUTE);
  const option = page.locator('[data-quiz] button').first();
  // The letter badge uses the theme's soft green, which also marks right options.
  const green = await option
    .locator('> span')
    .first()
    .evaluate((letter) => getComputedStyle(letter).backgroundColor);
  await option.hover();
  await expect(option).not.toHaveCSS('background-color', green);
});

test('course restart asks for confirmation and affects only that course', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('copilotCourse2Points') === null)
      localStorage.setItem('copilotCourse2Points', '40');
  });
  await storeProgress(page, KEY, '15', stateFinishedUpTo(1));
  await open(page, ROUTE);
  await page.getByRole('button', { name: /A conversa é secreta/ }).click();
  const restart = page.getByRole('button', { name: 'Começar de novo' });
  await restart.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Começar este curso de novo?' });
  await expect(dialog).toContainText(
    'Vai apagar deste dispositivo os seus 15 pontos, o módulo concluído e a resposta a um teste.',
  );
  await page.keyboard.press('Escape');
  await expect(restart).toBeFocused();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '15 de 200');

  await restart.click();
  await dialog.getByRole('button', { name: 'Apagar e começar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#bloco-1')).toBeFocused();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '0 de 200');
  await expect(blocks(page)).toHaveCount(1);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^copilotCourse/.test(key))),
  ).toEqual(['copilotCourse2Points']);
  await expect(restart).toHaveCount(0);
});

test('learning paths show progress and link to the next block', async ({ page }) => {
  await open(page, '#/aprender');
  await expectAccessible(page, { within: 'main' });
  await page.getByRole('link', { name: 'Pessoal do município' }).click();
  await expect(page.getByRole('heading', { name: 'Para quem trabalha no município' })).toBeFocused();
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Copilot para a CML' }) });
  await expect(card).toContainText('Começar');
  await card.getByRole('link').click();
  await page.getByRole('button', CONTINUE).click();
  await goTo(page, '#/aprender');
  await expect(card.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '1 de 13 módulos, 15 de 200 pontos',
  );
  await expect(card).toContainText('Continuar');
  await card.getByRole('link').click();
  await expect(page.locator('#bloco-2')).toBeFocused();
});
