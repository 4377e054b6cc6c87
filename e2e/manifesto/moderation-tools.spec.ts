import { expectAccessible } from '@ia/test-support/axe';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { decisionList, queuedSuggestion, signInToQueue } from './journey.ts';

// Tools of the moderation page: keyboard shortcuts, removal of personal data, merge of duplicates, and one
// decision on several suggestions.

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'the keyboard reaches it').toBeFocused();
}
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
const expectAnnounced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);

test('Moderation tools work by keyboard only, across an expired session', async ({ page, site }) => {
  await page.clock.install();
  await site.backend.run(`update private.settings set value = '10' where key = 'moderator_idle_minutes'`);
  const account = await signInToQueue(page, site, 6);
  await site.backend.run(
    `update public.manifesto_suggestions set suggestion_text = 'Falem com o João, 912345678' where suggestion_text = 'Ideia 001'`,
  );
  const main = page.getByRole('main');
  const button = (name: string, within: Locator | Page = main) =>
    within.getByRole('button', { name, exact: true });
  const text = page.getByRole('textbox', { name: 'Texto da sugestão' });

  /** Finds the suggestion with `/` and `j`, opens its redaction dialog and focuses the text. */
  async function openRedaction() {
    await expect(page.getByRole('heading', { name: 'Sugestões' }), 'focus after sign-in').toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('joao');
    await page.keyboard.press('Enter');
    await expectAnnounced(page, '1 sugestão com «joao».');
    await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    await expect(queuedSuggestion(page, 'Falem com o João')).toBeFocused();
    await press(page, button('Retirar dados pessoais', queuedSuggestion(page, 'Falem com o João')));
    await tabTo(page, text);
  }
  await openRedaction();
  await page.keyboard.press('Control+End');
  for (let n = 0; n < '912345678'.length; n++) await page.keyboard.press('Shift+ArrowLeft');
  await press(page, button('Retirar o que está selecionado', page));
  await expect(text).toHaveValue('Falem com o João, [retirado]');

  // Ten minutes without input end the session. A warning appears two minutes before; any key dismisses it.
  await page.clock.fastForward('01:05');
  await page.clock.fastForward('08:30');
  const warning = page.getByRole('alert').filter({ hasText: 'A sessão termina dentro de 2 minutos.' });
  await expect(warning).toBeVisible();
  await page.keyboard.press('Shift');
  await page.clock.fastForward(6000);
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('10:10');
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeFocused();
  await expect(page.getByText('A sessão terminou por falta de atividade.').first()).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await tabTo(page, page.getByLabel('Endereço de e-mail'));
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await openRedaction();
  await expect(text, 'the draft survives').toHaveValue('Falem com o João, [retirado]');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await press(page, button('Retirar dados pessoais', page.getByRole('dialog')));
  await expectAnnounced(page, 'Dados pessoais retirados.');
  await expect(queuedSuggestion(page, 'Falem com o João, [retirado]')).toContainText(
    'Parte deste texto foi retirada pela moderação',
  );

  // Two duplicates are merged and separated again.
  await press(page, button('Voltar à fila'));
  await press(page, button('Juntar a outra igual', queuedSuggestion(page, 'Ideia 002')));
  const mergeDialog = page.getByRole('dialog', { name: 'Juntar a outra igual' });
  await tabTo(page, mergeDialog.getByRole('textbox', { name: 'Procurar a sugestão que fica' }));
  await page.keyboard.type('ideia 003');
  await page.keyboard.press('Enter');
  await tabTo(page, mergeDialog.getByRole('radio', { name: /^Ideia 003/ }));
  await page.keyboard.press('Space');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await press(page, button('Juntar as duas', mergeDialog));
  await expectAnnounced(page, 'Sugestão junta a outra igual.');
  await expect(queuedSuggestion(page, 'Ideia 002')).toHaveCount(0);
  await tabTo(page, page.getByRole('radio', { name: /^Recebidas/ }));
  await page.keyboard.press('ArrowLeft');
  await expect(queuedSuggestion(page, 'Ideia 002')).toContainText('Junta a outra igual');
  await press(page, button('Separar de novo', queuedSuggestion(page, 'Ideia 002')));
  await expectAnnounced(page, 'Sugestões separadas.');
  await tabTo(page, page.getByRole('radio', { name: /^Retiradas/ }));
  await page.keyboard.press('ArrowRight');

  // Several suggestions are rejected with one reason, and one press restores them.
  await expect(queuedSuggestion(page, 'Ideia 002')).toBeVisible();
  await tabTo(page, button('Atualizar'));
  for (const key of ['j', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await press(page, button('Não publicar as 2 escolhidas'));
  const rejectDialog = page.getByRole('dialog', { name: 'Não publicar 2 sugestões' });
  await tabTo(page, rejectDialog.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, rejectDialog.getByRole('textbox'));
  await page.keyboard.type('São publicidade.');
  await press(page, button('Não publicar a sugestão', rejectDialog));
  await expectAnnounced(page, 'Sugestão não publicada. A decisão vale para 2 sugestões.');
  await expect(queuedSuggestion(page, 'Ideia 003')).toHaveCount(0);
  await press(page, decisionList(page).getByRole('button', { name: 'Anular' }).first());
  await expect(queuedSuggestion(page, 'Ideia 002')).toBeVisible();
  await expect(queuedSuggestion(page, 'Ideia 003')).toBeVisible();
});
