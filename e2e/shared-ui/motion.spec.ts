import { goTo, open } from '@ia/test-support/pages';
import { waitForStableScroll } from '@ia/test-support/reading-position';
import type { Page, Request } from 'playwright/test';
import { stateFinishedUpTo, storeProgress } from '../courses/progress.ts';
import { expect, motion, test } from '../support/fixtures.ts';
import { publishedRegistry } from '../support/registry.ts';
import { example, LIBRARY_WITH_ALL_EXAMPLES, openLibrary } from './library-page.ts';

// Visitors can ask for reduced motion in their system or in the preferences of the site. No animation may
// then run; otherwise buttons stop the endless ones.

test.use(motion);

const CONFETTI = 'canvas[data-confetti]';

const routes = Object.values(publishedRegistry().apps).flatMap((app) => app.routes);

/** Returns the requests to the backend that have no response yet, kept current. */
function watchBackend(page: Page): ReadonlySet<Request> {
  const unanswered = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/backend/')) unanswered.add(request);
  });
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  return unanswered;
}

/**
 * Waits for the responses of the backend, advances the page clock by 12 s and describes the animations that run
 * and the tiles of a wall that turn. A wall is a field of azulejo tiles, which turn over one by one.
 */
async function runningAnimations(page: Page, unanswered: ReadonlySet<Request>): Promise<string[]> {
  await waitForStableScroll(page);
  // Advancing the clock would trigger the timeout of an unanswered request.
  await expect.poll(() => unanswered.size).toBe(0);
  // Long enough for three turns of a wall and two slides.
  for (let times = 0; times < 3; times++) await page.clock.fastForward(4000);
  return page.evaluate(() => {
    // Reduced motion gives every element a transition of 0.01 ms, which does not count as motion.
    const longAnimations = document.getAnimations().filter((animation) => {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      return animation.playState === 'running' && end > 20;
    });
    const describe = (animation: Animation) =>
      `${(animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty} of ${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 90)}`;
    return [
      ...longAnimations.map(describe),
      ...[...document.querySelectorAll('[data-turn]')].map((tile) => `turns: ${tile.outerHTML.slice(0, 90)}`),
    ];
  });
}

/** Scrolls through the page, so that lazy parts mount. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitForStableScroll(page);
  await page.evaluate(() => scrollTo(0, 0));
}

for (const [source, reduceMotion] of [
  ['system setting', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'site preference',
    (page: Page) =>
      page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ motion: 'reduce' }))),
  ],
] as const) {
  test(`no animation runs on any route or example with reduced motion from ${source}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.clock.install();
    const unanswered = watchBackend(page);
    await reduceMotion(page);
    const animations: string[] = [];
    for (const [index, hash] of [
      ...routes.map(({ path }) => `#${path}`),
      LIBRARY_WITH_ALL_EXAMPLES,
    ].entries()) {
      if (index === 0) await open(page, hash);
      else await goTo(page, hash);
      const path = hash.slice(1).split('?')[0];
      await expect(page.locator(`[data-page="${path}"][data-page-state="ready"]`)).toBeVisible();
      await expect(page.locator('html')).toHaveJSProperty(
        'dataset.motion',
        source === 'site preference' ? 'reduce' : undefined,
      );
      await scrollThrough(page);
      animations.push(
        ...(await runningAnimations(page, unanswered)).map((animation) => `${hash}: ${animation}`),
      );
    }
    expect(animations.join('\n')).toBe('');
  });

  test(`a vote and the end of a course change at once with reduced motion from ${source}`, async ({
    page,
  }) => {
    await page.clock.install();
    const unanswered = watchBackend(page);
    await reduceMotion(page);
    await storeProgress(page, 'copilotCourse2Points', '80', stateFinishedUpTo(4));
    await open(page, '#/mscopilot-course-v2');
    await page.getByRole('button', { name: 'Marcar como Concluído e Terminar' }).click();
    await expect(page.getByRole('heading', { name: 'Curso completo' })).toBeFocused();
    expect(await runningAnimations(page, unanswered)).toEqual([]);
    await expect(page.locator(CONFETTI)).toHaveCount(0);

    await open(page, '#/manifesto-cocreate#principios');
    const card = page.locator('#principios').getByRole('article').first();
    const answer = page.waitForResponse(/vote_on_principle/);
    await card.getByRole('button', { name: /^Concordo/ }).click();
    await answer;
    await expect(card.locator('[data-glazed]')).toHaveAttribute('data-glazed', 'true');
    expect(await runningAnimations(page, unanswered)).toEqual([]);
  });
}

/** True when an endless animation runs or a tile of a wall turns. */
async function isAnimating(page: Page): Promise<boolean> {
  const readAnimations = () =>
    page.evaluate(() => ({
      endless: document.getAnimations().some(({ playState, effect }) => {
        const box = (effect as KeyframeEffect).target?.getBoundingClientRect();
        return (
          playState === 'running' &&
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY &&
          // Lazy parts below the viewport have a loading animation.
          (box?.top ?? 0) < innerHeight
        );
      }),
      turned: [...document.querySelectorAll('[data-turn]')].map(({ outerHTML }) => outerHTML).join(),
    }));
  const before = await readAnimations();
  await page.clock.fastForward(4000);
  await waitForStableScroll(page);
  const after = await readAnimations();
  return after.endless || after.turned !== before.turned;
}

for (const hash of ['#/', '#/home-archive', '#/prompt-factory']) {
  test(`animation at ${hash} stops and restarts by its button`, async ({ page }) => {
    await page.clock.install();
    const unanswered = watchBackend(page);
    await open(page, hash);
    const stop = page.getByRole('main').getByRole('button', { name: /^Parar os/ });
    const start = page.getByRole('main').getByRole('button', { name: /^(Mover|Soltar) os/ });
    await expect(stop).toHaveCount(1);
    // Advancing the clock would trigger the timeout of an unanswered request.
    await expect.poll(() => unanswered.size).toBe(0);
    await expect.poll(() => isAnimating(page)).toBe(true);
    await stop.press('Enter');
    await expect(start).toBeFocused();
    // Elements that came into view may still be animating in.
    await expect.poll(() => isAnimating(page)).toBe(false);
    await start.press('Enter');
    await expect.poll(() => isAnimating(page)).toBe(true);
  });
}

for (const [hash, width] of [
  ['#/prompt-factory', 360],
  ['#/prompt-factory', 768],
  ['#/prompt-factory', 1280],
  ['#/home-archive', 1280],
] as const) {
  test(`emojis of ${hash} at ${width} px are whole tiles without overlap under reduced motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(page, hash);
    const emojiArea = page.getByTestId('floating-emojis');
    // The emojis render with the hero text, which may come from the server.
    await expect(emojiArea.locator('span').first()).toBeAttached();
    const tiles = await emojiArea.locator('span').evaluateAll((spans) =>
      spans
        .map((span) => span.getBoundingClientRect())
        .filter(({ width: side }) => side > 0)
        .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
    );
    const areaBounds = await emojiArea.evaluate((box) => {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      return { left, top, right, bottom };
    });
    const visibleTiles = tiles.filter(
      ({ top, bottom }) => top < areaBounds.bottom && bottom > areaBounds.top,
    );
    expect(visibleTiles.length).toBeGreaterThanOrEqual(width === 360 ? 4 : 7);
    const clippedTiles = visibleTiles.filter(
      (one) =>
        one.left < areaBounds.left ||
        one.right > areaBounds.right ||
        one.top < areaBounds.top ||
        one.bottom > areaBounds.bottom,
    );
    expect(clippedTiles, 'clipped by the edge').toEqual([]);
    const overlappingTiles = visibleTiles.filter((one, index) =>
      visibleTiles
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect(overlappingTiles, 'overlapping another tile').toEqual([]);
  });
}

test('confetti runs under the content security policy, without a worker, and is removed at the end', async ({
  page,
}) => {
  await openLibrary(page, 'celebrate');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await example(page, 'celebrate', 'Uma resposta gerada (50)').getByRole('button').click();
  await expect(page.locator(CONFETTI)).toBeAttached();
  expect(loaded.some((url) => url.includes('confetti'))).toBe(true);
  expect(page.workers()).toEqual([]);
  await expect(page.locator(CONFETTI)).toHaveCount(0, { timeout: 20_000 });
});

test.describe('with reduced motion', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('no emoji animates, and states still change', async ({ page }) => {
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

  test('confetti is not shown and not loaded', async ({ page }) => {
    await openLibrary(page, 'celebrate');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await example(page, 'celebrate', 'Fim do curso (250)').getByRole('button').click();
    await expect(page.locator(CONFETTI)).toHaveCount(0);
    expect(loaded.filter((url) => url.includes('confetti'))).toEqual([]);
  });

  test('counter shows its value as soon as it is in view', async ({ page }) => {
    await openLibrary(page, 'Counter');
    const frame = example(page, 'Counter', 'Com percentagem');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toContainText('95 %');
    await expect(frame.locator('[data-moving]')).toHaveCount(0);
  });

  test('no animation on the page lasts longer than 20 ms', async ({ page }) => {
    await openLibrary(page);
    const longAnimations = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 20)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(longAnimations).toEqual([]);
  });

  test('carousel changes slides without animation', async ({ page }) => {
    await openLibrary(page, 'Carousel');
    const frame = example(page, 'Carousel', 'Três diapositivos');
    await frame.getByRole('button', { name: 'Seguinte' }).click();
    const slide = frame.getByRole('group', { name: '2 de 3: Todos podem participar' });
    // The slide is at the left edge of the carousel right after the press.
    expect(
      await slide.evaluate((node) =>
        Math.round(
          node.getBoundingClientRect().left -
            (node.parentElement?.parentElement?.getBoundingClientRect().left ?? 0),
        ),
      ),
    ).toBe(0);
  });
});

test('motion switch of the library reduces motion like the system setting', async ({ page }) => {
  await openLibrary(page, 'FloatingEmojis');
  const emoji = page.getByTestId('floating-emojis').locator('span').first();
  await expect(emoji).not.toHaveCSS('animation-name', 'none');
  await page.getByRole('checkbox', { name: 'Reduzir o movimento' }).check();
  await expect(emoji).toHaveCSS('animation-name', 'none');
});
