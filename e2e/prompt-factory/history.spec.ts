import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { answer, button, FACTORY, finalPrompt, heading, openRecipe, ROUTE, score } from './journey.ts';

const AT = 'Tempestade de Ideias';

async function ownTopic(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tema' }).click();
  await page.getByRole('option', { name: /palavras minhas/ }).click();
  await expect(page.getByRole('textbox', { name: 'Tema' })).toBeFocused();
  await page.keyboard.type(words);
}

test('Back, Forward and reload walk through all steps and lose nothing', async ({ page }) => {
  await open(page, ROUTE);
  await button(page, 'Começar a Criar').click();
  await button(page, /Gerar Ideias/).click();
  await expect(page).toHaveURL(/categoria=gerar-ideias/);
  await button(page, AT).click();
  await ownTopic(page, 'um jardim na escola');
  await button(page, 'Gerar com IA').click();
  // Its first words are plain, until the renderer is here.
  await expect(answer(page).getByRole('listitem').first()).toBeVisible();
  const written = await answer(page).innerText();

  await page.goBack();
  await expect(heading(page, AT)).toBeFocused();
  await expect(finalPrompt(page)).toContainText('um jardim na escola');
  await page.goBack();
  await expect(heading(page, 'Gerar Ideias')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Vamos Começar a Criar?')).toBeFocused();
  for (const title of ['Gerar Ideias', AT, 'O seu resultado']) {
    await page.goForward();
    await expect(heading(page, title)).toBeFocused();
  }
  await expect(answer(page)).toHaveText(written, { useInnerText: true });

  await page.reload();
  await expect(answer(page)).toHaveText(written, { useInnerText: true });
  await expect(page.getByText('Exemplo escrito pela equipa')).toBeVisible();
  await expect(score(page)).toHaveAttribute('aria-valuenow', '1');
  await page.goBack();
  await expect(finalPrompt(page)).toContainText('um jardim na escola');
  await page.reload();
  await expect(finalPrompt(page)).toContainText('um jardim na escola');

  // The address is lost with the battery, the answer is not.
  await open(page, FACTORY);
  await page.getByRole('link', { name: AT }).click();
  await expect(answer(page)).toHaveText(written, { useInnerText: true });
});

test('two tabs keep their own places, and the device keeps what both made', async ({ page, context }) => {
  const other = await context.newPage();
  await openRecipe(page, 'brainstorm');
  await openRecipe(other, 'brainstorm');
  await ownTopic(page, 'um jardim');
  await ownTopic(other, 'uma horta');
  await expect(finalPrompt(page)).toContainText('um jardim');
  await button(page, 'Gerar com IA').click();
  await button(other, 'Gerar com IA').click();
  await expect(answer(other)).not.toBeEmpty();
  await button(page, 'Voltar a: Criar').click();
  await expect(finalPrompt(page)).toContainText('um jardim');
  await button(page, 'Voltar a: Tema').click();
  await expect(page.getByRole('link', { name: AT })).toHaveCount(2);
});

test('a double click on a category opens the category, and no recipe', async ({ page }) => {
  await open(page, FACTORY);
  await button(page, /Gerar Ideias/).dblclick();
  await expect(heading(page, 'Gerar Ideias')).toBeFocused();
  await expect(page).toHaveURL(/categoria=gerar-ideias/);
});

test('an address that leads nowhere says so and shows the nearest place', async ({ page }) => {
  await open(page, `${ROUTE}?receita=nao-existe#fabrica`);
  await expect(page.locator('#fabrica').getByText('Não encontrámos a receita desta ligação')).toBeVisible();
  await expect(button(page, /Gerar Ideias/)).toBeVisible();
  await expectAccessible(page, { within: '#fabrica' });
});

test('a device that refuses storage says so, and works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await openRecipe(page, 'brainstorm');
  await expect(page.getByText('O seu navegador não deixa guardar nada')).toBeVisible();
  await expect(page.getByText('O seu navegador não deixa guardar os pontos')).toBeVisible();
  await ownTopic(page, 'um jardim');
  await button(page, 'Gerar com IA').click();
  await expect(answer(page)).not.toBeEmpty();
  await page.goBack();
  await expect(finalPrompt(page)).toContainText('um jardim');
  await page.goForward();
  await expect(answer(page)).not.toBeEmpty();
});

for (const width of [360, 768, 1024, 1280, 1920]) {
  test(`nothing is cut or wider than its place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, FACTORY);
    await expect(button(page, /Serviços Públicos/)).toBeVisible();
    // The words of each tile against the tile's own padding box.
    const cut = await page.locator('#fabrica li > button').evaluateAll((tiles) =>
      tiles
        .filter((tile) => {
          const words = document.createRange();
          words.selectNodeContents(tile);
          return words.getBoundingClientRect().right > tile.getBoundingClientRect().right - 8;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    await openRecipe(page, 'brainstorm');
    await ownTopic(page, 'a'.repeat(100));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a link into the factory does not move under the reader', async ({ page }) => {
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
        page.getByRole('heading', { name: /Vamos Começar a Criar|Preencha o molde/ }),
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

test('an open dropdown is accessible', async ({ page }) => {
  await openRecipe(page, 'brainstorm');
  await page.getByRole('combobox', { name: 'Tema' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, { within: 'main' });
});
