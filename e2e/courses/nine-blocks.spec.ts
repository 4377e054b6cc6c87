import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { press } from '../support/keyboard.ts';
import { blocks, finishGroup, points, stateFinishedUpTo, storeProgress } from './progress.ts';

/** The two courses of nine blocks. A finished block earns 15 points; the goal is 150. */
const COURSES = [
  {
    route: '#/copilot-course',
    key: 'copilotCoursePoints',
    title: 'Descobrir a IA',
    course: 'Descobrir a IA',
  },
  {
    route: '#/mscopilot-course',
    key: 'msCopilotCoursePoints',
    title: 'Curso: MS Copilot',
    course: 'MS Copilot',
  },
];

for (const { route, key, title, course } of COURSES) {
  test.describe(title, () => {
    test('course can be completed by keyboard from the first block to the medal', async ({ page }) => {
      test.setTimeout(180_000);
      await open(page, route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(points(page)).toHaveAttribute('aria-valuetext', '0 de 150');
      for (let block = 1; block <= 8; block++) {
        await finishGroup(page, 'Concluir bloco e continuar');
        await expect(points(page)).toHaveAttribute('aria-valuetext', `${block * 15} de 150`);
        const percent = `${Math.round((block / 8) * 100)}\u00a0%`;
        await expect(page.getByRole('progressbar', { name: 'Mapa da missão' })).toHaveAttribute(
          'aria-valuetext',
          `${percent} aberto, ${block} de 9 blocos concluídos`,
        );
        await expect(blocks(page)).toHaveCount(block + 1);
        await expect(blocks(page).last().getByRole('heading', { level: 3 })).toBeFocused();
      }
      await finishGroup(page, 'Concluir o último bloco');
      await expect(points(page)).toHaveAttribute('aria-valuetext', '150 de 150');
      await expect(page.getByText('Ganhou 150 pontos.')).toBeVisible();
      const end = page.getByRole('region', { name: 'Curso completo' });
      await expect(end).toContainText(`Parabéns! Completou o curso ${course} e desbloqueou a sua medalha!`);
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('150');
    });

    test('library prompt can be copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, route);
      const library = page.locator('#biblioteca');
      await expect(library.getByRole('tab')).toHaveText([
        'Comunicação',
        'Planeamento e Logística',
        'Análise de Dados',
        'Criação de Conteúdo',
      ]);
      await library.getByRole('tab', { name: 'Análise de Dados' }).click();
      const card = library.getByRole('tabpanel', { name: 'Análise de Dados' }).getByRole('article').first();
      const text = await card.locator('p').nth(1).textContent();
      const copy = card.getByRole('button', { name: /^Copiar prompt/ });
      await press(page, copy);
      await expect(copy).toHaveText(/^Copiado/);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      await expect(library.getByRole('link', { name: 'Criar o meu prompt na Fábrica' })).toHaveAttribute(
        'href',
        '#/prompt-factory',
      );
    });

    test('start, quiz and end are accessible', async ({ page }) => {
      test.setTimeout(180_000);
      await storeProgress(page, key, '75', stateFinishedUpTo(5));
      await open(page, route);
      await expectAccessible(page, { within: 'main' });
      await page.locator('[data-quiz] button').last().click();
      await expect(page.getByText(/^Ainda não/)).toBeVisible();
      await expectAccessible(page, { within: '#blocos' });
      await page.evaluate(
        ([name, state]) => {
          localStorage.setItem(name as string, '150');
          localStorage.setItem(`${name}State`, state as string);
        },
        [key, stateFinishedUpTo(9)],
      );
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Curso completo' })).toBeVisible();
      await expectAccessible(page, { within: 'main' });
    });
  });
}

test('showcase links to Mission 1 and the Copilot courses', async ({ page }) => {
  await open(page, '#/copilot-course');
  await page.getByRole('link', { name: 'Ver outros cursos' }).click();
  const showcase = page.locator('#elearning-showcase');
  await expect(showcase.getByRole('heading').first()).toBeFocused();
  const hrefs = await showcase
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '#/mission-1',
    '#/mscopilot-course',
    '#/mscopilot-course-v2',
    '#/mscopilot-course-v3',
  ]);
  await showcase.getByRole('link', { name: 'Missão 1' }).click();
  await expect(page).toHaveURL(/#\/mission-1$/);
});
