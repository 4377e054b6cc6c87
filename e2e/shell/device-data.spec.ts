import { open } from '@ia/test-support/pages';
import { principleCard, section, submitSuggestion, suggestionItem } from '../manifesto/journey.ts';
import { button, heading, openRecipe } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';

// The test uses each section that stores data in the browser. It then compares the stored keys with the list
// on the privacy page.

const COURSE = '#/mscopilot-course-v3';

test('Privacy page names everything that the site stores on a device', async ({ page }) => {
  await openRecipe(page, 'brainstorm');
  await button(page, 'Gerar com IA').click();
  await expect(heading(page, 'O seu resultado')).toBeFocused();

  await open(page, '#/manifesto-cocreate');
  await principleCard(page, 'Literacia')
    .getByRole('button', { name: /^Concordo/ })
    .click();
  await section(page, 'sugestoes')
    .getByRole('button', { name: /^Apoiar/ })
    .first()
    .click();
  await expect(
    suggestionItem(page, '')
      .getByRole('button', { name: /^Apoiada/ })
      .first(),
  ).toBeVisible();
  await suggestionItem(page, '').getByRole('button', { name: 'Denunciar' }).first().click();
  await page.getByRole('dialog').getByLabel('Outro motivo').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await submitSuggestion(page, 'Uma ideia que deixa um código');
  await section(page, 'contribuir').getByRole('button', { name: 'Submeter outra ideia' }).click();
  await section(page, 'contribuir').getByLabel('A sua sugestão').fill('Um rascunho');

  await open(page, COURSE);
  await page.getByLabel('A sua tarefa e quem vai ler o resultado').fill('Responder a pedidos de informação');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.locator('[data-quiz] button').first().click();
  // One of the two answers is wrong, which schedules a review.
  const questions = page.locator('[data-group="1"] [data-question], [data-group="2"] [data-question]');
  await page.getByRole('button', { name: 'O que é o Microsoft Copilot' }).click();
  await questions
    .first()
    .getByRole('button', { name: /decidir se o horário é bom/ })
    .click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('courseReviews'))).not.toBeNull();

  await page.goto('/privacidade/');
  const [device, tab] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  // Every section has stored its keys; otherwise the check below would prove nothing.
  for (const key of [
    'promptFactoryAnswers',
    'vote_principle_',
    'vote_suggestion_',
    'sentSuggestions',
    'mfe-manifesto.reported',
    'copilotCourse3PointsAnswers',
    'courseReviews',
    'mfe-courses.written.copilot-v3',
  ]) {
    expect(device?.join('\n')).toContain(key);
  }
  expect(tab).toContain('historyEntries');
  const documentedNames = await page.locator('th code').allTextContents();
  // Notation of the page: `vote_principle_{id}`, `unsent_vote_…`, «o mesmo nome com State, com Answers no
  // fim».
  const toKeyPattern = (name: string) => new RegExp(`^${name.replace(/{id}|…/, '.+')}(State|Answers)?$`);
  const isDocumented = (key: string) => documentedNames.some((name) => toKeyPattern(name).test(key));
  expect([...(device ?? []), ...(tab ?? [])].filter((key) => !isDocumented(key))).toEqual([]);
});
