import { goTo, open } from '@ia/test-support/pages';
import { standsStill } from '@ia/test-support/reading';
import type { Page } from 'playwright/test';
import { arriveWith, doneUpTo } from '../courses/journey.ts';
import { expect, motion, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';
import { EVERYTHING, example, openLibrary } from './library-page.ts';

test.use(motion);

const confetti = 'canvas[data-confetti]';

const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);

/** What moves, in words: animations that last, and tiles that turn, once the page's clock has gone on for a while. */
async function whatMoves(page: Page): Promise<string[]> {
  await standsStill(page);
  // Three turns of a wall, and two slides.
  for (let times = 0; times < 3; times++) await page.clock.fastForward(4000);
  return page.evaluate(() => {
    const lasting = document.getAnimations().filter((animation) => {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      return animation.playState === 'running' && end > 20;
    });
    const named = (animation: Animation) =>
      `${(animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty} of ${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 90)}`;
    return [
      ...lasting.map(named),
      ...[...document.querySelectorAll('[data-turn]')].map((tile) => `turns: ${tile.outerHTML.slice(0, 90)}`),
    ];
  });
}

/** Every part of a page that mounts as one comes near. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await standsStill(page);
  await page.evaluate(() => scrollTo(0, 0));
}

for (const [by, still] of [
  ['the system’s setting', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'what a visitor prefers',
    (page: Page) =>
      page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ motion: 'reduce' }))),
  ],
] as const) {
  test(`by ${by} nothing moves on any route, nor in any example`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.clock.install();
    await still(page);
    const moving: string[] = [];
    for (const [first, hash] of [...routes.map(({ path }) => `#${path}`), EVERYTHING].entries()) {
      if (first === 0) await open(page, hash);
      else await goTo(page, hash);
      const path = hash.slice(1).split('?')[0];
      await expect(page.locator(`[data-page="${path}"][data-page-state="ready"]`)).toBeVisible();
      await expect(page.locator('html')).toHaveJSProperty(
        'dataset.motion',
        by === 'what a visitor prefers' ? 'reduce' : undefined,
      );
      await seeAll(page);
      moving.push(...(await whatMoves(page)).map((what) => `${hash}: ${what}`));
    }
    expect(moving.join('\n')).toBe('');
  });

  test(`by ${by} a vote and the end of a course change at once`, async ({ page }) => {
    await page.clock.install();
    await still(page);
    await arriveWith(page, 'copilotCourse2Points', '80', doneUpTo(4));
    await open(page, '#/mscopilot-course-v2');
    await page.getByRole('button', { name: 'Marcar como Concluído e Terminar' }).click();
    await expect(page.getByRole('heading', { name: 'Curso completo' })).toBeFocused();
    expect(await whatMoves(page)).toEqual([]);
    await expect(page.locator(confetti)).toHaveCount(0);

    await open(page, '#/manifesto-cocreate#principios');
    const card = page.locator('#principios').getByRole('article').first();
    // Its timeout would run on with the clock below.
    const answer = page.waitForResponse(/vote_on_principle/);
    await card.getByRole('button', { name: /^Concordo/ }).click();
    await answer;
    await expect(card.locator('[data-laid]')).toHaveAttribute('data-laid', 'true');
    expect(await whatMoves(page)).toEqual([]);
  });
}

/** Whether anything of itself goes on moving: an animation without an end, or a wall of which a tile turns. */
async function goesOn(page: Page): Promise<boolean> {
  const look = () =>
    page.evaluate(() => ({
      endless: document.getAnimations().some(({ playState, effect }) => {
        const box = (effect as KeyframeEffect).target?.getBoundingClientRect();
        return (
          playState === 'running' &&
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY &&
          // Below the view a part waits for somebody to come near, and says so.
          (box?.top ?? 0) < innerHeight
        );
      }),
      turned: [...document.querySelectorAll('[data-turn]')].map(({ outerHTML }) => outerHTML).join(),
    }));
  const before = await look();
  await page.clock.fastForward(4000);
  await standsStill(page);
  const after = await look();
  return after.endless || after.turned !== before.turned;
}

for (const hash of ['#/', '#/home-archive', '#/prompt-factory']) {
  test(`what goes on moving at ${hash} is stopped by its button, and goes on by it`, async ({ page }) => {
    await page.clock.install();
    await open(page, hash);
    const stop = page.getByRole('main').getByRole('button', { name: /^Parar os/ });
    const start = page.getByRole('main').getByRole('button', { name: /^(Mover|Soltar) os/ });
    await expect(stop).toHaveCount(1);
    await expect.poll(() => goesOn(page)).toBe(true);
    await stop.press('Enter');
    await expect(start).toBeFocused();
    // What came into view meanwhile may still be arriving.
    await expect.poll(() => goesOn(page)).toBe(false);
    await start.press('Enter');
    await expect.poll(() => goesOn(page)).toBe(true);
  });
}

for (const [hash, width] of [
  ['#/prompt-factory', 360],
  ['#/prompt-factory', 768],
  ['#/prompt-factory', 1280],
  ['#/home-archive', 1280],
] as const) {
  test(`at rest the emojis of ${hash} are whole tiles at ${width} px, none over another`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(page, hash);
    const sky = page.getByTestId('floating-emojis');
    // They come with the words of the hero, which the server may have to say.
    await expect(sky.locator('span').first()).toBeAttached();
    const tiles = await sky.locator('span').evaluateAll((spans) =>
      spans
        .map((span) => span.getBoundingClientRect())
        .filter(({ width: side }) => side > 0)
        .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
    );
    const room = await sky.evaluate((box) => {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      return { left, top, right, bottom };
    });
    const seen = tiles.filter(({ top, bottom }) => top < room.bottom && bottom > room.top);
    expect(seen.length).toBeGreaterThanOrEqual(width === 360 ? 4 : 7);
    const cut = seen.filter(
      (one) =>
        one.left < room.left || one.right > room.right || one.top < room.top || one.bottom > room.bottom,
    );
    expect(cut, 'cut by the edge').toEqual([]);
    const covered = seen.filter((one, place) =>
      seen
        .slice(place + 1)
        .some(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect(covered, 'over another').toEqual([]);
  });
}

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
