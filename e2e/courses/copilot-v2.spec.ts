import { expectAccessible } from '@ia/test-support/axe';
import { expectPage, goTo, open } from '@ia/test-support/pages';
import { expect, motion, test } from '../support/fixtures.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { blocks, finishGroup, points, stateFinishedUpTo, storeProgress } from './progress.ts';

// Course V2 has five blocks, each a group of its own. A finished group earns 20 points and unlocks the next
// one. The last group raises the points to the goal of 120. `fizz` is the effect of rising emojis when the
// points increase.

test.use(motion);

const ROUTE = '#/mscopilot-course-v2';
const KEY = 'copilotCourse2Points';
const NOTICE = 'Parabéns! Completou a missão V2 e desbloqueou a sua medalha!';

test('course can be completed by keyboard from the first block to the medal', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, ROUTE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Curso: MS Copilot V2');
  await expect(points(page)).toHaveAttribute('aria-valuetext', '0 de 120');
  await expectAccessible(page, { within: 'main' });
  for (let block = 1; block <= 4; block++) {
    // Block 3 has a lesson in tabs, which arrow keys switch.
    if (block === 3) {
      const tabs = page.getByRole('tablist', { name: 'As três partes do pedido' });
      await tabTo(page, tabs.getByRole('tab', { name: 'Papel' }));
      await page.keyboard.press('ArrowRight');
      await expect(tabs.getByRole('tab', { name: 'Tarefa' })).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tabpanel', { name: 'Formato' })).toContainText(
        'Como quer receber a resposta?',
      );
    }
    await finishGroup(page, 'Marcar como Concluído e Continuar');
    await expect(points(page)).toHaveAttribute('aria-valuetext', `${block * 20} de 120`);
    await expect(page.getByRole('progressbar', { name: 'Mapa da missão' })).toHaveAttribute(
      'aria-valuetext',
      `${block * 25}\u00a0% aberto, ${block} de 5 blocos concluídos`,
    );
    await expect(blocks(page)).toHaveCount(block + 1);
    await expect(blocks(page).last().getByRole('heading', { level: 3 })).toBeFocused();
  }
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await finishGroup(page, 'Marcar como Concluído e Terminar');
  await expect(points(page)).toHaveAttribute('aria-valuetext', '120 de 120');
  await expect(page.getByRole('region', { name: 'Curso completo' })).toContainText(NOTICE);
  await expect(page.getByRole('heading', { name: 'Curso completo' })).toBeFocused();
  await expectAccessible(page, { within: 'main' });
});

test('displayed points change after the emoji effect of 1.2 s', async ({ page }) => {
  await page.clock.install();
  await storeProgress(page, KEY, '20', stateFinishedUpTo(1));
  await open(page, ROUTE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Marcar como Concluído e Continuar' }).click();
  await expect(page.getByTestId('fizz').locator('> *')).toHaveCount(25);
  await page.clock.runFor(1100);
  await expect(points(page)).toHaveAttribute('aria-valuetext', '20 de 120');
  await page.clock.resume();
  await expect(page.getByTestId('fizz')).toHaveCount(0);
  await expect(points(page)).toHaveAttribute('aria-valuetext', '40 de 120');
});

// V2 is the only course without a cap. The stored points already are the goal.
test('points of course V2 are not capped at the goal', async ({ page }) => {
  await storeProgress(page, KEY, '120', stateFinishedUpTo(3));
  await open(page, ROUTE);
  await page.getByRole('button', { name: 'Marcar como Concluído e Continuar' }).click();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '140 de 120');
});

test('prompt copies with one press and links to assistants, and is selected when the clipboard is blocked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeProgress(page, KEY, '60', stateFinishedUpTo(3));
  await open(page, ROUTE);
  const copy = page.getByRole('button', { name: 'Copiar prompt Um plano de duas semanas' });
  await press(page, copy);
  await expect(copy).toContainText('Copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Age como formador de adultos/);
  await expect(page.getByText(/^No trabalho, use o primeiro, com a conta de trabalho/)).toBeVisible();
  for (const name of ['Gemini', 'Copilot com a conta de trabalho', 'Copilot \\(', 'ChatGPT'])
    await expect(page.getByRole('link', { name: new RegExp(`^Abrir o ${name}`) })).toHaveAttribute(
      'target',
      '_blank',
    );
  await expect(copy).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expect(page.getByText(/^Falha ao copiar o prompt\./)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Age como formador de adultos/);
});

test('quiz and tabs are accessible', async ({ page }) => {
  test.setTimeout(180_000);
  await storeProgress(page, KEY, '40', stateFinishedUpTo(2));
  await open(page, ROUTE);
  // A finished block is collapsed to its title.
  await page.getByRole('button', { name: 'Confiança e segurança' }).click();
  await page.getByRole('button', { name: /Colo o e-mail inteiro/ }).click();
  await expect(page.getByText(/^Ainda não é essa/)).toBeVisible();
  await page.getByText('Ver porque é que cada resposta está certa ou errada').click();
  await expect(
    page.getByText('A IA não precisa de saber quem é a pessoa para ajudar a escrever bem.'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Formato' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Formato' })).toBeVisible();
  await goTo(page, '#/aprender');
  await expectPage(page, '/aprender');
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Formato' })).toBeVisible();
  await expectAccessible(page, { within: '#blocos' });
});
