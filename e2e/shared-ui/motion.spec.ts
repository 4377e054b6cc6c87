import { expect, motion, test } from '../support/fixtures.ts';
import { example, openLibrary } from './library-page.ts';

test.use(motion);

const confetti = 'canvas[data-confetti]';

test('confetti falls under the site’s policy, without a worker, and is cleared away', async ({ page }) => {
  await openLibrary(page, 'celebrate');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await example(page, 'celebrate', 'Uma resposta gerada (50)').getByRole('button').click();
  await expect(page.locator(confetti)).toBeAttached();
  expect(loaded.some((url) => url.includes('confetti'))).toBe(true);
  expect(page.workers()).toEqual([]);
  await expect(page.locator(confetti)).toHaveCount(0, { timeout: 20_000 });
});

test.describe('with reduced motion', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('nothing flies, and states still change', async ({ page }) => {
    await openLibrary(page, 'emojis');
    await expect(page.getByTestId('floating-emojis').locator('span').first()).toHaveCSS(
      'animation-name',
      'none',
    );

    const agree = example(page, 'EmojiBurst', 'Num botão').getByRole('button');
    await agree.click();
    await expect(agree).toHaveText('Concordo (1)');
    const points = example(page, 'Fizz', 'Nos pontos do curso');
    await points.getByRole('button').click();
    await expect(points).toContainText('30');
    await expect(page.getByTestId('burst')).toHaveCount(0);
    await expect(page.getByTestId('fizz')).toHaveCount(0);
  });

  test('no confetti falls, nor is it loaded', async ({ page }) => {
    await openLibrary(page, 'celebrate');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await example(page, 'celebrate', 'Fim do curso (250)').getByRole('button').click();
    await expect(page.locator(confetti)).toHaveCount(0);
    expect(loaded.filter((url) => url.includes('confetti'))).toEqual([]);
  });

  test('a counter stands at its value as soon as it is seen', async ({ page }) => {
    await openLibrary(page, 'Counter');
    const frame = example(page, 'Counter', 'Com percentagem');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toContainText('95 %');
    await expect(frame.locator('[data-moving]')).toHaveCount(0);
  });

  test('no animation on the page lasts', async ({ page }) => {
    await openLibrary(page);
    const lasting = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 20)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(lasting).toEqual([]);
  });

  test('a carousel changes at once', async ({ page }) => {
    await openLibrary(page, 'Carousel');
    const frame = example(page, 'Carousel', 'Três diapositivos');
    await frame.getByRole('button', { name: 'Seguinte' }).click();
    const slides = frame.getByRole('group', { name: '2 de 3: Todos podem participar' });
    expect(
      await slides.evaluate((node) =>
        Math.round(
          node.getBoundingClientRect().left -
            (node.parentElement?.parentElement?.getBoundingClientRect().left ?? 0),
        ),
      ),
    ).toBe(0);
  });
});

test('the switch of the page does what the system’s setting does', async ({ page }) => {
  await openLibrary(page, 'FloatingEmojis');
  const drifting = page.getByTestId('floating-emojis').locator('span').first();
  await expect(drifting).not.toHaveCSS('animation-name', 'none');
  await page.getByRole('checkbox', { name: 'Reduzir o movimento' }).check();
  await expect(drifting).toHaveCSS('animation-name', 'none');
});
