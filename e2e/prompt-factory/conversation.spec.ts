import { expectAccessible } from '@ia/test-support/axe';
import { refusal, text } from '@ia/test-support/fake-ai';
import { motion } from '@ia/test-support/fixtures';
import { expect, type Page } from 'playwright/test';
import { edgeFunctionInterceptor, SERVER_AI } from '../support/ai.ts';
import { appReport } from '../support/browser-errors.ts';
import { answer, button, generate, heading, openRecipe, pointsBar, tabTo, test } from './journey.ts';

// After an answer, visitors can reply to the AI up to five times. They can also compare the answer with one
// to a plain prompt.

test.use(motion);

const replyField = (page: Page) => page.getByRole('textbox', { name: 'A sua resposta à IA' });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('conversation continues by keyboard, is cancelled, is declined, and is stored', async ({
      page,
      ai,
      site,
      browserErrors,
    }) => {
      browserErrors.expect(appReport('mfe-prompt-factory', 'All AI providers failed'));
      site.configure({ ai: SERVER_AI });
      site.intercept(edgeFunctionInterceptor(ai, site).intercept);
      ai.script({
        gemini: [text('Primeira resposta'), text(['Mais ', 'curta']), text('Metade', { ending: 'stall' })],
      });
      await openRecipe(page, 'entrevista-de-emprego');
      await generate(page);
      await expect(heading(page, 'Continuar a conversa')).toBeVisible();

      await tabTo(page, button(page, 'Mais curto'));
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Resposta 1 de 5')).toBeFocused();
      await expect(answer(page).nth(1)).toHaveText('Mais curta');
      await expect(page.getByText('Gerado por IA', { exact: true })).toHaveCount(2);
      expect(ai.log[1]?.body.contents.map(({ role }: { role: string }) => role)).toEqual([
        'user',
        'model',
        'user',
      ]);

      await tabTo(page, replyField(page));
      await page.keyboard.type('E se me perguntarem pela idade?');
      await tabTo(page, button(page, 'Enviar resposta'));
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Resposta 2 de 5')).toBeFocused();
      await expect(answer(page).nth(2)).toHaveText('Metade');
      await tabTo(page, button(page, 'Cancelar'));
      await page.keyboard.press('Enter');
      await ai.until((log) => log.at(-1)?.cancelled === true);
      await expect(heading(page, 'Resposta 2 de 5')).toBeFocused();
      await expect(page.getByText('Resposta incompleta', { exact: true })).toBeVisible();

      ai.script({ gemini: refusal });
      await replyField(page).fill('Uma coisa feia');
      await button(page, 'Enviar resposta').click();
      await expect(page.getByText('O serviço de IA não quis responder a este pedido')).toBeVisible();
      await expect(replyField(page)).toHaveValue('Uma coisa feia');
      await expectAccessible(page, { within: '#fabrica' });
      // Only the first answer earns a point.
      await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');

      await page.reload();
      await expect(answer(page).nth(2)).toHaveText('Metade');
      await expect(replyField(page)).toHaveValue('Uma coisa feia');

      ai.script({ gemini: text('Uma resposta qualquer') });
      await button(page, 'Comparar com um pedido simples').click();
      const comparedAnswer = (name: string) => page.getByRole('heading', { level: 4, name }).locator('..');
      const [plainAnswer, recipeAnswer] = [
        comparedAnswer('Pedido simples'),
        comparedAnswer('O seu prompt'),
      ] as const;
      await expect(plainAnswer.getByTestId('answer')).toHaveText('Uma resposta qualquer');
      await expect(recipeAnswer.getByTestId('answer')).toHaveText('Primeira resposta');
      // The plain prompt contains only the task, without the recipe's other parts.
      expect(JSON.stringify(ai.log[0]?.body.contents)).not.toContain('português de Portugal');
      const [left, right] = await Promise.all([plainAnswer.boundingBox(), recipeAnswer.boundingBox()]);
      expect((right?.x ?? 0) > (left?.x ?? 0), 'side by side').toBe(width >= 768);
      await expectAccessible(page, { within: '#fabrica' });
      await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');

      const readOverflowPx = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await readOverflowPx()).toBeLessThanOrEqual(0);
    });
  });
}
