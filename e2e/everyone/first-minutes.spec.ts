import { expectPage, open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';

// First visit of a beginner on a phone of 360 × 740 px. The tests limit the taps and the screens of scrolling
// on the way to the first lesson.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('Beginner on a phone answers a first question after two taps and one scroll', async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('link', { name: 'Aprender IA' }).tap();
  await page.getByRole('link', { name: 'Começar a Missão 1' }).tap();
  await expectPage(page, '/mission-1');
  const option = page.getByRole('button', { name: /Retiro os nomes/ });
  const { bottom } = await option.evaluate((element) => element.getBoundingClientRect());
  expect(bottom, 'one screen of scrolling').toBeLessThan(2 * 740);
  await option.tap();
  await expect(page.getByText(/^Boa escolha\./)).toBeVisible();
});

test('Beginner on a phone reaches the lesson on fraud with two taps', async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('link', { name: 'Aprender IA' }).tap();
  await page.getByRole('link', { name: 'Burlas com IA: como se proteger' }).tap();
  await expectPage(page, '/copilot-course');
  await expect(page.getByRole('heading', { name: 'Burlas e falsificações' })).toBeInViewport();
});

test('Mission 1 on a phone takes at most eight screens beyond its activities, with its place all the way', async ({
  page,
}) => {
  await open(page, '#/mission-1#blocos');
  const bar = page.getByRole('navigation', { name: 'Lugar na missão' });
  for (let activity = 1; activity < 10; activity++) {
    await expect(bar).toContainText(`Atividade ${activity} de 10`);
    const { page: height, activity: openHeight } = await page.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      activity: document.querySelector('article[data-folded="false"]')?.clientHeight ?? 0,
    }));
    expect((height - openHeight) / 740, `activity ${activity}`).toBeLessThan(8);
    await page.getByRole('button', { name: 'Atividade seguinte' }).tap();
    await expect(bar).toBeInViewport();
    const heading = page.locator(`#bloco-${activity + 1}`);
    await expect(heading).toBeFocused();
    const edges = [await bar.boundingBox(), await heading.boundingBox()];
    const [barBottom, headingTop] = [(edges[0]?.y ?? 0) + (edges[0]?.height ?? 0), edges[1]?.y ?? 0];
    expect(headingTop, `heading of activity ${activity + 1} below the bar`).toBeGreaterThanOrEqual(barBottom);
  }
  await page.getByRole('button', { name: 'Concluir a Missão 1' }).tap();
  await expect(page.getByRole('heading', { name: 'Missão 1 completa' })).toBeInViewport();
});
