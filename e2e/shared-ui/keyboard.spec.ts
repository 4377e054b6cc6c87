import { expect, test } from '../support/fixtures.ts';
import { example, openLibrary } from './library-page.ts';

// Keyboard tests of components, in their examples on the library page. Each test focuses the first control
// and then uses only the keyboard.

test('Accordion: Enter and Space toggle each item independently', async ({ page }) => {
  await openLibrary(page, 'Accordion');
  const frame = example(page, 'Accordion', 'Perguntas frequentes');
  const [first, second] = [frame.getByRole('button').nth(0), frame.getByRole('button').nth(1)];
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
});

test('Tabs: arrow keys select, Tab moves into the panel', async ({ page }) => {
  await openLibrary(page, 'Tabs');
  const frame = example(page, 'Tabs', 'Normal');
  await frame.getByRole('tab', { name: 'Fundamentação' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(frame.getByRole('tab', { name: 'Exemplo Prático' })).toBeFocused();
  await expect(frame.getByRole('tab', { name: 'Exemplo Prático' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(frame.getByRole('tab', { name: 'Teste Rápido' })).toBeFocused();
  await page.keyboard.press('Tab');
  // Query by name: the previous panel may still be animating out.
  await expect(frame.getByRole('tabpanel', { name: 'Teste Rápido' })).toBeFocused();
});

test('Carousel: wraps in both directions, indicators jump, and the slide is announced', async ({ page }) => {
  await openLibrary(page, 'Carousel');
  const frame = example(page, 'Carousel', 'Três diapositivos');
  await frame.getByRole('button', { name: 'Anterior' }).focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status')).toHaveText('3 de 3: Todos podem contribuir');
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Seguinte' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status')).toHaveText('1 de 3: Todos podem aprender');
  for (const _ of [1, 2]) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(frame.locator('button[aria-current="true"]')).toHaveAccessibleName(
    'Ir para 2: Todos podem participar',
  );
  await expect(frame.getByRole('group', { name: '2 de 3: Todos podem participar' })).toBeInViewport({
    ratio: 0.95,
  });
});

test('Carousel: automatic rotation can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLibrary(page, 'Carousel');
  const frame = example(page, 'Carousel', 'Com rotação automática');
  await frame.getByRole('button', { name: 'Parar a rotação' }).focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: 'Iniciar a rotação' })).toBeFocused();
});

test('Dialog: traps the focus and restores it on close', async ({ page }) => {
  await openLibrary(page, 'Dialog');
  const opener = example(page, 'Dialog', 'Confirmação').getByRole('button').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('InlineSelect: opens, selects by arrow key, and closes on Escape without selecting', async ({
  page,
}) => {
  await openLibrary(page, 'InlineSelect');
  const trigger = example(page, 'InlineSelect', 'Dentro de uma frase').getByRole('combobox');
  const before = ((await trigger.textContent()) ?? '').trim();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(trigger).not.toHaveText(before);
  await expect(trigger).toBeFocused();
  const chosen = ((await trigger.textContent()) ?? '').trim();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(trigger).toHaveText(chosen);
});

test('Rating: arrow keys move without selecting, Enter rates once', async ({ page }) => {
  await openLibrary(page, 'Rating');
  const frame = example(page, 'Rating', 'Por avaliar');
  await frame.getByRole('radio', { name: '1 estrela' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(frame.getByRole('radio', { name: '3 estrelas' })).toBeFocused();
  await expect(frame.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status')).toHaveText('Obrigado pela sua avaliação!');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('radio', { checked: true })).toHaveAccessibleName('3 estrelas');
});

test('Quiz: choose and confirm gives feedback and locks the answer', async ({ page }) => {
  await openLibrary(page, 'Quiz');
  const frame = example(page, 'Quiz', 'Escolher e confirmar, com dica');
  await frame.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(frame.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Verificar resposta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status')).toContainText('Correto!');
  await expect(frame.getByRole('radio').first()).toBeDisabled();
});

test('Quiz: retry after a wrong answer focuses the question, one Tab before the first option', async ({
  page,
}) => {
  await openLibrary(page, 'Quiz');
  const frame = example(page, 'Quiz', 'Pode tentar de novo');
  await frame.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status')).toContainText('Ainda não');
  await frame.getByRole('button', { name: 'Tentar de novo' }).focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('group').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(frame.getByRole('status')).toContainText('Correto!');
});
