import { open } from '@ia/test-support/pages';
import { expect, motion, test } from '../support/fixtures.ts';
import { onPhoneAndDesktop } from './widths.ts';

// The archive of the main page (`#/home-archive`) shows sample sections with demonstration content, such as
// figures, prices and a quiz.

test.use(motion);

/** Ids of the archive's sections. */
const ANCHORS = [
  'stats',
  'features',
  'about-v1',
  'about-v2',
  'about-v3',
  'about-v4',
  'about-v5',
  'elearning-showcase',
  'course-showcase',
  'new-showcase',
  'featured-block',
  'team',
  'timeline',
  'pricing',
  'quiz',
  'newsletter',
  'principios',
  'recursos',
];

onPhoneAndDesktop(() => {
  test('archive is labelled as sample content, and its index lists every section', async ({ page }) => {
    await open(page, '#/home-archive');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'pink');
    await expect(page.getByText('Página de arquivo com conteúdos de demonstração')).toBeInViewport();
    const index = page.getByRole('navigation', { name: 'Nesta página' });
    for (const anchor of ANCHORS) {
      await expect(page.locator(`#${anchor} h2`)).toHaveCount(1);
      await expect(index.locator(`a[href$="#${anchor}"]`)).toHaveCount(1);
    }
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx).toBeLessThanOrEqual(0);
  });
});

test('counters reach the sample figures when in view', async ({ page }) => {
  await open(page, '#/home-archive');
  const figures: [string, string[]][] = [
    ['#stats', ['1200', '40', '95', '25']],
    ['#about-v2', ['500', '20', '15']],
  ];
  for (const [section, values] of figures) {
    await page.locator(section).getByRole('list').scrollIntoViewIfNeeded();
    for (const [index, value] of values.entries()) {
      const figure = page.locator(section).getByRole('listitem').nth(index);
      await figure.scrollIntoViewIfNeeded();
      await expect(figure, 'the text is the final value from the start').toContainText(`${value}+`);
      await expect(figure.locator('[data-moving]'), 'the animated overlay is removed at the end').toHaveCount(
        0,
      );
    }
  }
});

test('archive quiz accepts a choice, shows a hint, gives feedback and locks', async ({ page }) => {
  await open(page, '#/home-archive#quiz');
  const quiz = page.locator('#quiz');
  await expect(quiz.getByRole('radio')).toHaveCount(4);
  const submit = quiz.getByRole('button', { name: 'Verificar resposta' });
  await expect(submit).toBeDisabled();
  await quiz.getByRole('button', { name: 'Ver dica' }).click();
  await expect(quiz.getByText('Pense no teclado do telemóvel')).toBeVisible();
  await quiz.getByRole('radio').nth(1).check({ force: true });
  await submit.click();
  await expect(quiz.getByText('Correto! Excelente trabalho.')).toBeVisible();
  for (const option of await quiz.getByRole('radio').all()) await expect(option).toBeDisabled();
});

test('archive quiz shows after a wrong answer encouraging feedback and the right option', async ({
  page,
}) => {
  await open(page, '#/home-archive#quiz');
  const quiz = page.locator('#quiz');
  await quiz.getByRole('radio').nth(3).check({ force: true });
  await quiz.getByRole('button', { name: 'Verificar resposta' }).click();
  await expect(quiz.getByText('Não foi desta. Tente novamente ou reveja a dica!')).toBeVisible();
  await expect(quiz.locator('[data-state="correct"]').first()).toContainText('Escolhe, palavra a palavra');
});

for (const anchor of ['team', 'timeline', 'about-v1', 'principios']) {
  test(`#/home-archive#${anchor} as entry URL scrolls to the section and focuses its heading`, async ({
    page,
  }) => {
    await page.goto(`/#/home-archive#${anchor}`);
    await expect(page.locator(`#${anchor} h2`)).toBeFocused();
    await expect(page.locator(`#${anchor} h2`)).toBeInViewport();
  });
}

test('archive hero links to the Prompt Factory, and its fifteen emojis stop under reduced motion', async ({
  page,
}) => {
  await open(page, '#/home-archive');
  const start = page.getByRole('link', { name: 'Começar a Criar' });
  await expect(start).toHaveAttribute('href', '#/prompt-factory');
  await expect(page.getByTestId('floating-emojis').locator('span')).toHaveCount(15);
  // The same button then offers to start them again.
  await page.getByRole('button', { name: 'Parar os emojis' }).click();
  await expect(page.getByRole('button', { name: 'Soltar os emojis' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByTestId('floating-emojis').locator('span').first()).toHaveCSS(
    'animation-name',
    'none',
  );
});

test('pricing plans show their figures, and a press shows that nothing is for sale', async ({ page }) => {
  await open(page, '#/home-archive#pricing');
  const pricing = page.locator('#pricing');
  await expect(pricing.getByRole('article')).toHaveCount(3);
  for (const text of ['Grátis', 'para sempre', '5 cursos de introdução', '19€', 'por mês', 'Mais popular']) {
    await expect(pricing.getByText(text, { exact: true })).toBeVisible();
  }
  await pricing.getByRole('button', { name: 'Falar com a equipa comercial' }).click();
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Não há nada para comprar');
});

test('course tabs work by keyboard', async ({ page }) => {
  await open(page, '#/home-archive#course-showcase');
  const tabs = page.getByRole('tablist', { name: 'Para quem são os cursos' });
  await tabs.getByRole('tab', { name: 'Principiantes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Programadores' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Construir com modelos de linguagem')).toBeVisible();
});

test('archive slideshow wraps, its last question opens, and its newsletter form sends nothing', async ({
  page,
}) => {
  await open(page, '#/home-archive#about-v3');
  const slides = page.getByRole('region', { name: 'Apresentação do programa' });
  await slides.getByRole('button', { name: 'Anterior' }).click();
  await expect(slides.getByRole('group', { name: /3 de 3/ })).toBeInViewport({ ratio: 0.6 });
  const questions = page.locator('#about-v5').getByRole('button');
  await expect(questions).toHaveCount(4);
  await questions.last().click();
  await expect(page.getByText('Recebe um código para acompanhar')).toBeVisible();
  await page.getByRole('textbox', { name: 'O seu e-mail' }).fill('nome@dominio.example');
  await page.getByRole('button', { name: 'Subscrever' }).click();
  await expect(page.locator('#newsletter').getByRole('status')).toContainText('não foi enviado nem guardado');
});
