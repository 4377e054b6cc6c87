import { expectAccessible } from '@ia/test-support/axe';
import { expect, motion, test } from '../support/fixtures.ts';
import { button, generate, openRecipe, pointsBar, readRating } from './journey.ts';

// Each result of the Prompt Factory earns a point, up to a medal at 15. Visitors can also rate the recipe of
// a result, once.

test.use(motion);

// axe runs twice at every step, which is slow on a busy machine.
test.describe.configure({ timeout: 150_000 });

const MILESTONE_NOTICES = {
  1: 'O seu percurso começou! Ganhou o primeiro de 15 pontos.',
  5: 'Já fez um terço do caminho: 5 pontos!',
  10: 'Está quase lá! Já tem 10 pontos.',
  15: 'Parabéns! Desbloqueou a medalha de Mestre de Prompts!',
} as Record<number, string>;

test('Points count up to the medal at 15, and no further', async ({ page }) => {
  // Fifteen confetti animations would only slow the test.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRecipe(page, 'brainstorm');
  const medalLink = page.getByRole('link', { name: /Recolher Medalha/ });
  for (let point = 1; point <= 16; point += 1) {
    await expect(medalLink).toHaveCount(point > 15 ? 1 : 0);
    await generate(page);
    await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', String(Math.min(point, 15)));
    const notice = MILESTONE_NOTICES[point];
    if (notice) await expect(page.getByRole('region', { name: 'Avisos' }).getByText(notice)).toBeVisible();
    await button(page, 'Voltar a: Criar').click();
  }
  await expect(medalLink).toHaveAttribute('href', /^https:/);
  await expect(medalLink).toHaveAttribute('target', '_blank');
  await expectAccessible(page, { within: '#fabrica' });
  expect(await page.evaluate(() => localStorage.getItem('promptFactoryPoints'))).toBe('15');
  await page.reload();
  await expect(medalLink).toBeVisible();
});

// The page V2 (`#/prompt-factory-v2`) is the factory to which courses link. It counts its own points.
test('Copy earns a point on the page V2 only, and offers three assistants', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecipe(page, 'brainstorm');
  await button(page, 'Copiar Prompt').click();
  await expect(page.getByRole('link', { name: /^Abrir o / })).toHaveCount(3);
  await expectAccessible(page, { within: '#fabrica' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Sugere 5 ideias');
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '0');

  await openRecipe(page, 'brainstorm', '#/prompt-factory-v2');
  await button(page, 'Copiar Prompt').click();
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');
  await generate(page);
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '2');
  const deviceData = await page.evaluate(() => ({ ...localStorage }));
  expect(deviceData).toMatchObject({ promptFactoryPointsV2: '2' });
  expect(deviceData).not.toHaveProperty('promptFactoryPoints');
});

test('Failed copy shows the prompt for manual copying', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openRecipe(page, 'brainstorm', '#/prompt-factory-v2');
  await button(page, 'Copiar Prompt').click();
  await expect(page.getByRole('alert')).toContainText('Falha ao copiar o prompt.');
  const field = page.getByRole('textbox', { name: 'O seu prompt' });
  await expect(field).toBeFocused();
  const selected = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toContain('Sugere 5 ideias');
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '0');
  await expectAccessible(page, { within: '#fabrica' });
});

test('Points count until the page closes when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await openRecipe(page, 'brainstorm');
  await generate(page);
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');
});

test('Rating is stored once and shows on the card', async ({ page, site }) => {
  const before = await readRating(site, 'chamar-voluntarios');
  await openRecipe(page, 'chamar-voluntarios');
  await generate(page);
  const ratingResponse = page.waitForResponse((response) =>
    response.url().includes('increment_recipe_rating'),
  );
  await page.getByRole('radio', { name: '5 estrelas' }).click();
  expect((await ratingResponse).ok()).toBe(true);
  await expect(page.getByText('Obrigado pela sua avaliação!')).toBeVisible();
  // Locked: forcing another star changes nothing.
  await page.getByRole('radio', { name: '2 estrelas' }).click({ force: true });
  const ratedOnce = { total_score: before.total_score + 5, vote_count: before.vote_count + 1 };
  expect(await readRating(site, 'chamar-voluntarios')).toEqual(ratedOnce);

  // Another result of the same recipe in this session: still locked.
  await button(page, 'Voltar a: Criar').click();
  await generate(page);
  await expect(page.getByRole('radio', { name: '5 estrelas' })).toBeChecked();
  await button(page, 'Voltar a: Receita').click();
  await expect(page.getByRole('article').filter({ hasText: 'Chamar Voluntários' })).toContainText(
    '5,0 em 5 (1 avaliação)',
  );

  // Another session of the same visitor: the server stores one vote.
  await page.reload();
  await openRecipe(page, 'chamar-voluntarios');
  await generate(page);
  const secondResponse = page.waitForResponse((response) =>
    response.url().includes('increment_recipe_rating'),
  );
  await page.getByRole('radio', { name: '3 estrelas' }).click();
  await secondResponse;
  expect((await readRating(site, 'chamar-voluntarios')).vote_count).toBe(ratedOnce.vote_count);
});
