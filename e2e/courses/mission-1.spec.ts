import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { expect, motion, test } from '../support/fixtures.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { blocks } from './progress.ts';

// Mission 1 has ten activities and, unlike the courses, no points. Each activity has its own kind of
// interaction.

test.use(motion);

const ROUTE = '#/mission-1';
/** Button at the end of the open activity. */
const nextActivity = (page: Page) => page.getByRole('button', { name: 'Atividade seguinte' });

test('mission 1 works by keyboard in all ten activities', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, ROUTE);
  await expect(blocks(page)).toHaveCount(10);
  const journey = page.getByRole('region', { name: 'A Minha Jornada' });
  // Example values, fixed by the specification: this mission counts no points.
  await expect(journey).toContainText('75');
  await expect(journey).toContainText('Nível 1: Explorador Digital');
  await expect(journey).toContainText('Atividades feitas: 0 de 10');

  // 1. No retry: the outcome replaces the list.
  await press(page, page.getByRole('button', { name: /Retiro os nomes/ }));
  await expect(page.getByText(/^Boa escolha\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /Copio a carta inteira/ })).toHaveCount(0);
  await press(page, nextActivity(page));
  await expect(page.getByRole('heading', { name: 'A IA em poucas palavras', level: 3 })).toBeFocused();

  // 2. No video is configured: the page shows the transcript and offers no video.
  await expect(page.getByText('O vídeo só é carregado quando o pedir.')).toHaveCount(0);
  await expect(page.getByText('O vídeo ainda não está disponível.')).toBeVisible();
  await expect(page.getByText(/aprendeu com muitos exemplos/).first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await press(page, nextActivity(page));

  // 3. A concept shows its definition when pressed.
  const concept = page.getByRole('button', { name: 'Viés' });
  await press(page, concept);
  await expect(concept).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/uma tendência injusta/i)).toBeVisible();
  await press(page, nextActivity(page));

  // 4. Reflection: an empty text is ignored; sharing locks the text and lists it first.
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
  await press(page, nextActivity(page));

  // 5. The sentence grows word by word and ends after the last step.
  for (const word of ['está', 'um', 'dia', 'de', 'sol']) {
    await press(page, page.getByRole('button', { name: word, exact: true }));
  }
  await expect(page.getByText('Hoje está um dia de sol.')).toBeFocused();
  await expect(page.getByText('Frase completa! Bom trabalho.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Fazer outra frase' }));
  await expect(page.getByRole('button', { name: 'está', exact: true })).toBeFocused();
  await press(page, nextActivity(page));

  // 6 and 7. Links to three assistants and one prompt helper open in a new tab.
  const links = page.getByRole('link', { name: /^Abrir (assistente|o ajudante)/ });
  for (const count of [3, 1]) {
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) {
      await tabTo(page, link);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await press(page, nextActivity(page));
  }

  // 8. Arrow keys move between the tabs, and each shows its panel.
  const uses = page.getByRole('tablist', { name: 'Usos do dia a dia' }).getByRole('tab');
  const count = await uses.count();
  expect(count).toBeGreaterThan(1);
  await tabTo(page, uses.first());
  for (let i = 0; i < count; i++) {
    if (i > 0) await page.keyboard.press('ArrowRight');
    const tab = uses.nth(i);
    await expect(tab).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const name = (await tab.textContent()) ?? '';
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
  await press(page, nextActivity(page));

  // 9. The first answer locks the quiz, without a retry.
  const quiz = page.locator('[data-quiz="m1-final"]');
  await press(page, quiz.getByRole('button', { name: /Sugere três passeios/ }));
  await expect(quiz.getByText('Correto! Fornecer mais contexto leva a melhores respostas.')).toBeVisible();
  // The confetti is the page's only canvas.
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(quiz.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  await press(page, nextActivity(page));

  // 10. The page shows the end of the mission; a reload keeps it.
  await press(page, page.getByRole('button', { name: 'Concluir a Missão 1' }));
  await expect(page.getByRole('heading', { name: 'Missão 1 completa' })).toBeFocused();
  await expect(journey).toContainText('Atividades feitas: 10 de 10');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Missão 1 completa' })).toBeVisible();
  // The finished activities are stored with the written texts; there are no points.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /ission/i.test(key)))).toEqual([
    'mfe-courses.written.mission-1',
  ]);
});

test('final quiz shows the feedback and locks all options after a wrong answer', async ({ page }) => {
  await open(page, `${ROUTE}#bloco-9`);
  const quiz = page.locator('[data-quiz="m1-final"]');
  await quiz.getByRole('button', { name: /Fala-me de passeios/ }).click();
  await expect(
    quiz.getByText('Tente outra vez. Lembre-se, quanto mais contexto dermos, melhor a IA nos pode ajudar.'),
  ).toBeVisible();
  await expect(quiz.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  for (const option of await quiz.getByRole('button').all()) await expect(option).toBeDisabled();
});

test('mission 1 is accessible initially and after all activities', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, ROUTE);
  await expectAccessible(page, { within: 'main' });
  const toggle = (title: string) => page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('button', { name: /Copio a carta inteira/ }).click();
  await toggle('Palavras para a viagem');
  await page.getByRole('button', { name: 'Viés' }).click();
  await expectAccessible(page, { within: 'main' });
  await toggle('Pensar em voz alta');
  await page.getByLabel('A sua reflexão').fill('Uma ideia.');
  await page.getByRole('button', { name: 'Partilhar', exact: true }).click();
  await expectAccessible(page, { within: 'main' });
  await toggle('Teste final');
  await page.locator('[data-quiz="m1-final"] button').first().click();
  await expectAccessible(page, { within: 'main' });
  await toggle('Fim da Missão 1');
  await page.getByRole('button', { name: 'Concluir a Missão 1' }).click();
  // A mission is not a course, so the print button names the mission.
  await expect(page.getByRole('button', { name: 'Imprimir a missão completa' })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
});

test('video host is contacted only after the visitor presses play', async ({ page, site, browserErrors }) => {
  // The host is third party; the test fulfils the request, so nothing leaves the machine.
  browserErrors.expect(/^third party: https:\/\/www\.youtube-nocookie\.com\/embed\/abc123DEF45/);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Video</title><p>Em vez do filme</p>',
    }),
  );
  site.configure({ apps: { 'mfe-courses': { missionVideoId: 'abc123DEF45' } } });
  await open(page, `${ROUTE}#bloco-2`);
  const play = page.getByRole('button', { name: /^Ver o vídeo/ });
  await play.scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('O vídeo só é carregado quando o pedir.')).toBeVisible();
  expect(browserErrors.seen).toEqual([]);
  await play.press('Enter');
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc123DEF45\?/,
  );
  await expect(page.frameLocator('iframe').getByText('Em vez do filme')).toBeVisible();
});
