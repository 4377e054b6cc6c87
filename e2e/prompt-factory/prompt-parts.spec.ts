import { expectAccessible } from '@ia/test-support/axe';
import { expect, test } from '../support/fixtures.ts';
import { answer, button, finalPrompt, openRecipe, tabTo } from './journey.ts';

// A prompt has five parts: role, context, task, format and limits. Visitors can rewrite each part by hand,
// and reset it.

test.use({ viewport: { width: 360, height: 740 } });

test('Part of a prompt is edited by keyboard, stored, sent and reset on a narrow screen', async ({
  page,
}) => {
  await openRecipe(page, 'livro-de-reclamacoes');
  // Parts without blanks are collapsed.
  await tabTo(page, button(page, /^Outras partes do prompt/));
  await page.keyboard.press('Enter');
  for (const name of ['Papel', 'Contexto', 'Tarefa', 'Formato', 'Limites']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await tabTo(page, button(page, 'Mudar à mão: Limites'));
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Limites, por palavras suas' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^Escreve em português de Portugal/);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Não passes de cinco frases.');
  await expect(finalPrompt(page)).toContainText('nomes nem leis. Não passes de cinco frases.');
  await expectAccessible(page, { within: '#fabrica' });

  // No overflow with text at 200 % either.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  const readOverflowPx = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // The header recomputes its layout in the next frame.
  await expect.poll(readOverflowPx, 'horizontal scroll').toBeLessThanOrEqual(0);

  await page.reload();
  await expect(field).toHaveValue(/cinco frases\.$/);
  await expect.poll(readOverflowPx, 'horizontal scroll').toBeLessThanOrEqual(0);
  const smallTargets = await page
    .locator('#fabrica :is(button, textarea):visible')
    // 44 px, minus a rounding error.
    .evaluateAll((controls) => controls.filter((each) => each.getBoundingClientRect().height < 43.9).length);
  expect(smallTargets, 'targets under 44 px').toBe(0);
  await button(page, 'Gerar com IA').click();
  await expect(answer(page)).not.toBeEmpty();
  await expect(finalPrompt(page)).toContainText('Não passes de cinco frases.');
  await button(page, 'Voltar a: Criar').click();
  await button(page, 'Repor: Limites').click();
  await expect(button(page, 'Voltar ao meu texto: Limites')).toBeFocused();
  await expect(finalPrompt(page)).not.toContainText('cinco frases');
});

test('Button to the prompt stays in view on a narrow screen, and punctuation never wraps alone', async ({
  page,
}) => {
  await openRecipe(page, 'email-reuniao');
  const promptButton = button(page, 'Ver o prompt');
  await expect(promptButton).toBeInViewport();
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      (fontSize) => document.documentElement.style.setProperty('font-size', fontSize, 'important'),
      size,
    );
    // Signs after a blank that wrap to another line, or overflow the page.
    const wrappedSigns = await page.locator('[data-together]').evaluateAll((pieces) =>
      pieces.flatMap((piece) => {
        const [chip, sign] = [piece.querySelector('button'), piece.querySelector(':scope > [data-sign]')];
        if (!chip || !sign) return [];
        const [chipBox, signBox] = [chip.getBoundingClientRect(), sign.getBoundingClientRect()];
        const isOnSameLine = signBox.top < chipBox.bottom && signBox.bottom > chipBox.top;
        const isInside = Math.max(chipBox.right, signBox.right) <= document.documentElement.clientWidth;
        return isOnSameLine && isInside ? [] : [piece.textContent];
      }),
    );
    expect(wrappedSigns, size).toEqual([]);
    const overflowingSteps = await page
      .getByRole('navigation', { name: 'Passos' })
      .getByRole('listitem')
      .evaluateAll((steps) => steps.filter((step) => step.scrollWidth > step.clientWidth).length);
    expect(overflowingSteps, `steps whose names run into each other, at ${size}`).toBe(0);
    // The bar does not cover the focused element.
    for (const chip of await page.locator('#fabrica [role="combobox"]').all()) {
      await chip.focus();
      const [box, bar] = await Promise.all([chip.boundingBox(), page.locator('[data-next]').boundingBox()]);
      expect((box?.y ?? 0) + (box?.height ?? 0), size).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }
  }
  await promptButton.press('Enter');
  await expect(page.getByRole('heading', { name: 'O seu prompt' })).toBeFocused();
  await expect(finalPrompt(page)).toBeInViewport();
  // A quarter of the viewport width, as at 400 % zoom: the bar is static at the end of the form and covers
  // nothing.
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 320, height: 256 });
  await page.locator('#fabrica [role="combobox"]').first().focus();
  await expect(promptButton).not.toBeInViewport();
});
