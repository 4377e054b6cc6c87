import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import type { Locator } from 'playwright/test';
import { expect, motion, test } from '../support/fixtures.ts';
import { press } from '../support/keyboard.ts';
import { printToPdf } from '../support/print-to-pdf.ts';
import { blocks, currentGroup, finishGroup, points, stateFinishedUpTo, storeProgress } from './progress.ts';

// Course V3 has 18 blocks in 13 groups. The blocks of a group are finished together. A finished group earns
// 15 points and unlocks the next one. The last group raises the points to the goal of 200.

test.use(motion);

const ROUTE = '#/mscopilot-course-v3';
const KEY = 'copilotCourse3Points';
const NOTICE = 'Parabéns! Completou a missão V3 e desbloqueou a sua medalha de Mestre Copilot!';
/** Right answer of each quiz, by group number. */
const QUIZZES: Record<number, RegExp> = {
  2: /tem a proteção do contrato/,
  8: /Instituto Ibérico/,
  11: /técnico de higiene urbana/,
};

test('course can be completed by keyboard from the first block to the medal', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, ROUTE);
  await expect(page.getByText('Nível 1: Explorador Digital')).toBeVisible();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '0 de 200');
  await expect(blocks(page)).toHaveCount(1);
  await press(page, page.getByRole('link', { name: 'Começar o curso' }));
  await expect(page.getByRole('heading', { name: 'Módulos do Curso' })).toBeFocused();

  for (let group = 1; group <= 12; group++) {
    await finishGroup(page, 'Continuar', QUIZZES[group]);
    await expect(points(page)).toHaveAttribute('aria-valuetext', `${group * 15} de 200`);
    await expect(currentGroup(page).getByRole('heading', { level: 3 }).first()).toBeFocused();
    await expect(page.locator('[data-group]')).toHaveCount(group + 1);
    const percent = `${Math.round((group / 12) * 100)}\u00a0%`;
    await expect(page.getByRole('progressbar', { name: 'Mapa da missão' })).toHaveAttribute(
      'aria-valuetext',
      `${percent} aberto, ${group} de 13 módulos concluídos`,
    );
  }
  await expect(blocks(page)).toHaveCount(18);
  await expect(page.getByText(NOTICE)).toHaveCount(0);

  await finishGroup(page, 'Terminar o Curso e Ver Pontuação');
  await expect(page.getByRole('heading', { name: 'Missão Cumprida!' })).toBeFocused();
  await expect(page.getByText('Ganhou 200 pontos.')).toBeVisible();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '200 de 200');
  // Inline beside the medal, not in a toast that would cover it.
  await expect(page.getByRole('region', { name: 'Missão Cumprida!' })).toContainText(NOTICE);
  await expect(page.getByRole('region', { name: 'Avisos' })).not.toContainText(NOTICE);

  const finish = page.getByRole('region', { name: 'Missão Cumprida!' });
  const backgroundOf = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(
    await backgroundOf(finish.getByRole('link', { name: 'A seguir: Fábrica de Prompts' })),
    'primary button stands out from its band',
  ).not.toBe(await backgroundOf(finish));

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Missão Cumprida!' })).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('Progress panel is whole beside the lessons on a screen of 800 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await storeProgress(page, KEY, '75', stateFinishedUpTo(5));
  await open(page, ROUTE);
  const panel = page.getByRole('region', { name: 'O seu progresso' });
  await expect(panel).toBeVisible();
  const hiddenPx = await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hiddenPx).toBe(0);
});

test('Continue is disabled until the quiz is answered, right or wrong', async ({ page }) => {
  test.setTimeout(180_000);
  await storeProgress(page, KEY, '15', stateFinishedUpTo(1));
  await open(page, ROUTE);
  const continueButton = page.getByRole('button', { name: 'Continuar', exact: true });
  await expect(continueButton).toBeDisabled();
  await continueButton.focus();
  await page.keyboard.press('Enter');
  await expect(points(page)).toHaveAttribute('aria-valuetext', '15 de 200');
  await expect(page.locator('[data-live-region]')).toContainText('Responda primeiro ao teste');
  await expect(page.locator('[data-quiz] button').first()).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Incorreto\. A resposta certa é a segunda/)).toBeVisible();
  await expect(continueButton).toBeEnabled();
  await expectAccessible(page, { within: 'main' });
  await press(page, page.getByRole('button', { name: 'Tentar de novo' }));
  await press(page, page.getByRole('button', { name: QUIZZES[2] }));
  await expect(page.getByText(/^Correto! Esta é a garantia mais importante/)).toBeVisible();
  await expectAccessible(page, { within: 'main' });
});

test('earned points trigger 25 emojis, and the end of the course triggers confetti', async ({ page }) => {
  await page.clock.install();
  await storeProgress(page, KEY, '165', stateFinishedUpTo(11));
  await open(page, ROUTE);
  // The clock is paused while counting, so a slow machine does not matter.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByTestId('fizz').locator('> *')).toHaveCount(25);
  await page.clock.runFor(1900); // the effect of 25 emojis lasts 2 s
  await expect(page.getByTestId('fizz')).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(page.getByTestId('fizz')).toHaveCount(0);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Terminar o Curso e Ver Pontuação' }).click();
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('course end shows no animation under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeProgress(page, KEY, '180', stateFinishedUpTo(12));
  await open(page, ROUTE);
  await page.getByRole('button', { name: 'Terminar o Curso e Ver Pontuação' }).click();
  await expect(page.getByText('Ganhou 200 pontos.')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.getByTestId('fizz')).toHaveCount(0);
});

test('external links and the Prompt Factory for courses open in a new tab', async ({ page }) => {
  await storeProgress(page, KEY, '120', stateFinishedUpTo(8));
  await open(page, ROUTE);
  const gemini = page.getByRole('link', { name: 'Abrir a IA Gemini' });
  await expect(gemini).toHaveAttribute('target', '_blank');
  const factory = page.getByRole('link', { name: 'Abrir a Fábrica de Prompts' });
  await expect(factory).toHaveAttribute('target', '_blank');
  await expect(factory).toHaveAttribute('href', '#/prompt-factory-v2');
});

test('text scales with the fontScale setting and stays at 12 pt (16 px) or more', async ({ page }) => {
  await open(page, ROUTE);
  const scaled = page.locator('[data-text-scale]');
  // Text scale of this course: 1 + (fontScale − 3) × 0.1. The site setting fontScale is 2 by default.
  await expect(scaled).toHaveCSS('--text-scale', '0.9');
  const paragraph = page.locator('#blocos article p').nth(2);
  const size = await paragraph.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

test('print version includes locked blocks', async ({ page }) => {
  // Without stored progress, the screen shows one block.
  await open(page, ROUTE);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Imprimir o curso completo' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'O essencial para levar consigo' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /./ }).filter({ visible: true })).not.toHaveCount(
    1,
  );
  expect((await printToPdf(page)).length).toBeGreaterThan(8);
});

test('glossary terms link to the glossary', async ({ page }) => {
  await open(page, ROUTE);
  await page.getByRole('link', { name: 'assistente', exact: true }).first().click();
  await expect(page.locator('#glossario-assistente h3')).toBeFocused();
  await expect(page.locator('#glossario-assistente')).toBeInViewport();
});

test('course is accessible at its start and at its end', async ({ page }) => {
  test.setTimeout(180_000);
  await storeProgress(page, KEY, '0', stateFinishedUpTo(0));
  await open(page, ROUTE);
  await expectAccessible(page, { within: 'main' });
  await page.evaluate(
    ([key, state]) => {
      localStorage.setItem(key as string, '200');
      localStorage.setItem(`${key}State`, state as string);
    },
    [KEY, stateFinishedUpTo(13)],
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Missão Cumprida!' })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
});
