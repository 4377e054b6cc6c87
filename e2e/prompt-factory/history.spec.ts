import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { answer, button, FACTORY, finalPrompt, heading, openRecipe, pointsBar, ROUTE } from './journey.ts';

// The steps of the wizard are history entries: category, recipe, prompt and answer. The device stores the
// answers.

const RECIPE_TITLE = 'Tempestade de Ideias';

/** Fills the blank «Tema» with the visitor's own words. */
async function typeTopic(page: Page, topic: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tema' }).click();
  await page.getByRole('option', { name: /palavras minhas/ }).click();
  await expect(page.getByRole('textbox', { name: 'Tema' })).toBeFocused();
  await page.keyboard.type(topic);
}

test('Back, Forward and reload keep every step and its content', async ({ page }) => {
  await open(page, ROUTE);
  await button(page, 'Começar a Criar').click();
  await button(page, /Gerar Ideias/).click();
  await expect(page).toHaveURL(/categoria=gerar-ideias/);
  await button(page, RECIPE_TITLE).click();
  await typeTopic(page, 'um jardim na escola');
  await button(page, 'Gerar com IA').click();
  // The first words are plain text until the renderer loads.
  await expect(answer(page).getByRole('listitem').first()).toBeVisible();
  const answerText = await answer(page).innerText();

  await page.goBack();
  await expect(heading(page, RECIPE_TITLE)).toBeFocused();
  await expect(finalPrompt(page)).toContainText('um jardim na escola');
  await page.goBack();
  await expect(heading(page, 'Gerar Ideias')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Vamos Começar a Criar?')).toBeFocused();
  for (const title of ['Gerar Ideias', RECIPE_TITLE, 'O seu resultado']) {
    await page.goForward();
    await expect(heading(page, title)).toBeFocused();
  }
  await expect(answer(page)).toHaveText(answerText, { useInnerText: true });

  await page.reload();
  await expect(answer(page)).toHaveText(answerText, { useInnerText: true });
  await expect(page.getByText('Exemplo escrito pela equipa')).toBeVisible();
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');
  await page.goBack();
  await expect(finalPrompt(page)).toContainText('um jardim na escola');
  await page.reload();
  await expect(finalPrompt(page)).toContainText('um jardim na escola');

  // The URL of the result is lost, but the device stores the answer.
  await open(page, FACTORY);
  await page.getByRole('link', { name: RECIPE_TITLE }).click();
  await expect(answer(page)).toHaveText(answerText, { useInnerText: true });
});

test('Two tabs have separate wizard positions, and the device stores both answers', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openRecipe(page, 'brainstorm');
  await openRecipe(other, 'brainstorm');
  await typeTopic(page, 'um jardim');
  await typeTopic(other, 'uma horta');
  await expect(finalPrompt(page)).toContainText('um jardim');
  await button(page, 'Gerar com IA').click();
  await button(other, 'Gerar com IA').click();
  await expect(answer(other)).not.toBeEmpty();
  await button(page, 'Voltar a: Criar').click();
  await expect(finalPrompt(page)).toContainText('um jardim');
  await button(page, 'Voltar a: Tema').click();
  // One stored answer of each tab.
  await expect(page.getByRole('link', { name: RECIPE_TITLE })).toHaveCount(2);
});

test('Double click on a category opens only the category', async ({ page }) => {
  await open(page, FACTORY);
  await button(page, /Gerar Ideias/).dblclick();
  await expect(heading(page, 'Gerar Ideias')).toBeFocused();
  await expect(page).toHaveURL(/categoria=gerar-ideias/);
});

test('Unknown URL shows a notice and the nearest wizard step', async ({ page }) => {
  await open(page, `${ROUTE}?receita=nao-existe#fabrica`);
  await expect(page.locator('#fabrica').getByText('Não encontrámos a receita desta ligação')).toBeVisible();
  await expect(button(page, /Gerar Ideias/)).toBeVisible();
  await expectAccessible(page, { within: '#fabrica' });
});

test('Factory shows a notice and works when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await openRecipe(page, 'brainstorm');
  await expect(page.getByText('O seu navegador não deixa guardar nada')).toBeVisible();
  await expect(page.getByText('O seu navegador não deixa guardar os pontos')).toBeVisible();
  await typeTopic(page, 'um jardim');
  await button(page, 'Gerar com IA').click();
  await expect(answer(page)).not.toBeEmpty();
  await page.goBack();
  await expect(finalPrompt(page)).toContainText('um jardim');
  await page.goForward();
  await expect(answer(page)).not.toBeEmpty();
});

for (const width of [360, 768, 1024, 1280, 1920]) {
  test(`Content is neither cut nor wider than its container at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, FACTORY);
    await expect(button(page, /Serviços Públicos/)).toBeVisible();
    // Tiles whose text extends into their padding.
    const clippedTiles = await page.locator('#fabrica li > button').evaluateAll((tiles) =>
      tiles
        .filter((tile) => {
          const range = document.createRange();
          range.selectNodeContents(tile);
          // Each tile has a padding of at least 8 px.
          return range.getBoundingClientRect().right > tile.getBoundingClientRect().right - 8;
        })
        .map(({ textContent }) => textContent),
    );
    expect(clippedTiles).toEqual([]);
    await openRecipe(page, 'brainstorm');
    await typeTopic(page, 'a'.repeat(100));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a link into the factory causes no layout shift', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; nodes: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[]) {
          if (entry.hadRecentInput) continue;
          const nodes = entry.sources.map(
            ({ node }) => (node as Element | null)?.outerHTML?.slice(0, 90) ?? '',
          );
          shifts.push({ value: entry.value, nodes });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of [FACTORY, `${ROUTE}?receita=brainstorm#fabrica`]) {
      await open(page, address);
      await page.reload();
      await expect(
        page.getByRole('heading', { name: /Vamos Começar a Criar|Preencha os espaços/ }),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; nodes: string[] }[] }).shifts,
      );
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.05);
    }
  });
});

test('Open dropdown is accessible', async ({ page }) => {
  await openRecipe(page, 'brainstorm');
  await page.getByRole('combobox', { name: 'Tema' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, { within: 'main' });
});
