import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { expect, motion, test } from '../support/fixtures.ts';
import { blocks, press, tabTo } from './journey.ts';

test.use(motion);

const ROUTE = '#/mission-1';

test('all ten activities by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, ROUTE);
  await expect(blocks(page)).toHaveCount(10);
  const journey = page.getByRole('complementary', { name: 'A Minha Jornada' });
  await expect(journey).toContainText('75');
  await expect(journey).toContainText('Nível 1: Explorador Digital');

  // 1. One shot: the list goes, what it led to stays.
  await press(page, page.getByRole('button', { name: /Retiro os nomes/ }));
  await expect(page.getByText(/^Boa escolha\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /Copio a carta inteira/ })).toHaveCount(0);

  // 2. No video is configured: nothing promises one, and its words are there.
  await expect(page.getByText('O vídeo só é carregado quando o pedir.')).toHaveCount(0);
  await expect(page.getByText('O vídeo ainda não está disponível.')).toBeVisible();
  await expect(page.getByText(/aprendeu com muitos exemplos/).first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  // 3. Key concepts
  const concept = page.getByRole('button', { name: 'Viés' });
  await press(page, concept);
  await expect(concept).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/uma inclinação injusta/i)).toBeVisible();

  // 4. Reflection: empty is ignored, sharing locks it and shows it first.
  const box = page.getByLabel('A sua reflexão');
  await tabTo(page, box);
  await page.keyboard.type('   ');
  await press(page, page.getByRole('button', { name: 'Partilhar', exact: true }));
  await expect(page.getByText('As respostas da turma')).toHaveCount(0);
  await box.focus();
  await page.keyboard.type('Quero ler cartas difíceis.');
  await press(page, page.getByRole('button', { name: 'Partilhar', exact: true }));
  await expect(page.getByRole('button', { name: 'Obrigado por partilhar!' })).toBeDisabled();
  await expect(box).toBeDisabled();
  const entries = page.locator('article', { has: page.getByText('As respostas da turma') }).locator('li');
  await expect(entries.first()).toContainText('Você');
  await expect(entries.first()).toContainText('Quero ler cartas difíceis.');

  // 5. The sentence grows word by word and ends by itself.
  for (const word of ['está', 'um', 'dia', 'de', 'sol']) {
    await press(page, page.getByRole('button', { name: word, exact: true }));
  }
  await expect(page.getByText('Hoje está um dia de sol.')).toBeFocused();
  await expect(page.getByText('Frase completa! Bom trabalho.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Fazer outra frase' }));
  await expect(page.getByRole('button', { name: 'está', exact: true })).toBeFocused();

  // 6 and 7. Away, in a new tab.
  for (const link of await page.getByRole('link', { name: /^Abrir (assistente|o ajudante)/ }).all()) {
    await expect(link).toHaveAttribute('target', '_blank');
  }

  // 9. The first answer locks; no second try.
  const quiz = page.locator('[data-quiz="m1-final"]');
  await press(page, quiz.getByRole('button', { name: /Sugere três passeios/ }));
  await expect(quiz.getByText('Correto! Fornecer mais contexto leva a melhores respostas.')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(quiz.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);

  // 10. The button answers, and nothing is stored.
  await press(page, page.getByRole('button', { name: 'Concluir a Missão 1' }));
  await expect(page.getByText(/^Missão 1 completa/).first()).toBeVisible();
  // What was written stays on the device; points and progress do not.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /ission/i.test(key)))).toEqual([
    'mfe-courses.written.mission-1',
  ]);
});

test('a wrong answer is final, in the specified words', async ({ page }) => {
  await open(page, ROUTE);
  const quiz = page.locator('[data-quiz="m1-final"]');
  await quiz.getByRole('button', { name: /Fala-me de passeios/ }).click();
  await expect(
    quiz.getByText('Tente outra vez. Lembre-se, quanto mais contexto dermos, melhor a IA nos pode ajudar.'),
  ).toBeVisible();
  await expect(quiz.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  for (const option of await quiz.getByRole('button').all()) await expect(option).toBeDisabled();
});

test('every state is accessible', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, ROUTE);
  await expectAccessible(page, { within: 'main' });
  await page.getByRole('button', { name: /Copio a carta inteira/ }).click();
  await page.getByRole('button', { name: 'Viés' }).click();
  await page.getByLabel('A sua reflexão').fill('Uma ideia.');
  await page.getByRole('button', { name: 'Partilhar', exact: true }).click();
  await page.locator('[data-quiz="m1-final"] button').first().click();
  await page.getByRole('button', { name: 'Concluir a Missão 1' }).click();
  // It is no course: what prints it says what it is.
  await expect(page.getByRole('button', { name: 'Imprimir a missão completa' })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
});

test('the video is asked of its host only when the visitor asks for it', async ({ page, site, trouble }) => {
  // The address counts as a third party; the test answers in its place, so nothing leaves.
  trouble.expect(/^third party: https:\/\/www\.youtube-nocookie\.com\/embed\/abc123DEF45/);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Video</title><p>Em vez do filme</p>',
    }),
  );
  site.configure({ apps: { 'mfe-courses': { missionVideoId: 'abc123DEF45' } } });
  await open(page, ROUTE);
  const play = page.getByRole('button', { name: /^Ver o vídeo/ });
  await play.scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('O vídeo só é carregado quando o pedir.')).toBeVisible();
  expect(trouble.seen).toEqual([]);
  await play.press('Enter');
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc123DEF45\?/,
  );
  await expect(page.frameLocator('iframe').getByText('Em vez do filme')).toBeVisible();
});
