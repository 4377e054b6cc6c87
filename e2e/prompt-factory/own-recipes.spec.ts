import { expectAccessible } from '@ia/test-support/axe';
import { text } from '@ia/test-support/fake-ai';
import { open } from '@ia/test-support/pages';
import { expect } from 'playwright/test';
import { edgeFunctionInterceptor, SERVER_AI } from '../support/ai.ts';
import { answer, button, FACTORY, finalPrompt, generate, heading, tabTo, test } from './journey.ts';

// A recipe is a prompt template; a word in brackets is a blank to fill in. Visitors can write recipes, and
// share one as a link that contains it.

test.use({ viewport: { width: 360, height: 740 } });

test("Visitor's recipe is written by keyboard, answered, shared, and saved by its recipient", async ({
  page,
  ai,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  site.configure({ ai: SERVER_AI });
  site.intercept(edgeFunctionInterceptor(ai, site).intercept);
  ai.script({ gemini: text('Está convidada!') });
  await open(page, FACTORY);
  await tabTo(page, button(page, 'Criar a minha receita'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Criar a minha receita')).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Nome da receita' }));
  await page.keyboard.type('Convite para o lanche');
  const task = page.getByRole('textbox', { name: 'Tarefa' });
  await tabTo(page, task);
  await page.keyboard.type('Escreve um convite para [ocasião].');
  // The optional parts are collapsed, and stay open while one has a problem.
  const role = page.getByRole('textbox', { name: 'Papel' });
  await expect(role).toBeHidden();
  const optionalParts = page.getByText('Acrescentar o papel da IA, o contexto, o formato e os limites');
  await tabTo(page, optionalParts);
  await page.keyboard.press('Enter');
  await role.fill('a'.repeat(801));
  await optionalParts.press('Enter');
  await button(page, 'Guardar a receita').click();
  await expect(role).toBeFocused();
  await role.fill('');
  await expectAccessible(page, { within: '#fabrica' });
  // Typed text survives a reload.
  await page.reload();
  await expect(task).toHaveValue('Escreve um convite para [ocasião].');
  await button(page, 'Guardar a receita').click();
  await expect(heading(page, 'Convite para o lanche')).toBeFocused();

  await page.getByRole('textbox', { name: 'ocasião' }).fill('o lanche de sábado');
  await expect(finalPrompt(page)).toHaveText('Escreve um convite para o lanche de sábado.');
  await expectAccessible(page, { within: '#fabrica' });
  await button(page, 'Partilhar a minha receita').click();
  await expect(page.getByText(/Ligação copiada! Leva a receita inteira/).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await generate(page);
  await expect(answer(page)).toHaveText('Está convidada!');
  expect(JSON.stringify(ai.log[0]?.body.contents)).toContain('Escreve um convite para o lanche de sábado.');

  // Another visitor, with an empty device.
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(heading(page, 'Deram-lhe uma receita')).toBeVisible();
  await expectAccessible(page, { within: '#fabrica' });
  await button(page, 'Guardar a receita').click();
  await expect(heading(page, 'Convite para o lanche')).toBeFocused();
  await page.goto('about:blank');
  // A truncated link.
  await page.goto(link.replace(/(receita-partilhada=[\w-]+)[\w-]{9}/, '$1'));
  await expect(page.getByText('Esta ligação não traz uma receita completa.')).toBeVisible();
});
