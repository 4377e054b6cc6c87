import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { blocks, points, stateFinishedUpTo, storeProgress } from './progress.ts';

// A course stores its points in localStorage under its own key, and its finished groups under that key with
// `State`. The tests damage, block and share this storage.

const ROUTE = '#/mscopilot-course-v3';
const KEY = 'copilotCourse3Points';
const CONTINUE = { name: 'Continuar', exact: true } as const;

/**
 * Each course has its own storage key; each is tested with a different kind of damage. `firstPoints` is the
 * text after the first group, and `openBlocks` the number of blocks that are then on the page.
 */
const COURSES = [
  {
    route: ROUTE,
    key: KEY,
    button: 'Continuar',
    firstPoints: '15 de 200',
    noPoints: '0 de 200',
    openBlocks: 3,
    damagedPoints: 'abc',
  },
  {
    route: '#/mscopilot-course-v2',
    key: 'copilotCourse2Points',
    button: 'Marcar como Concluído e Continuar',
    firstPoints: '20 de 120',
    noPoints: '0 de 120',
    openBlocks: 2,
    damagedPoints: '-30',
  },
  {
    route: '#/copilot-course',
    key: 'copilotCoursePoints',
    button: 'Concluir bloco e continuar',
    firstPoints: '15 de 150',
    noPoints: '0 de 150',
    openBlocks: 2,
    damagedPoints: '12.5',
  },
  {
    route: '#/mscopilot-course',
    key: 'msCopilotCoursePoints',
    button: 'Concluir bloco e continuar',
    firstPoints: '15 de 150',
    noPoints: '0 de 150',
    openBlocks: 2,
    damagedPoints: '[1]',
  },
];

for (const { route, key, button, firstPoints, noPoints, openBlocks, damagedPoints } of COURSES) {
  test(`${key}: progress survives a reload`, async ({ page }) => {
    await open(page, route);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(points(page)).toHaveAttribute('aria-valuetext', firstPoints);
    await page.reload();
    await expect(points(page)).toHaveAttribute('aria-valuetext', firstPoints);
    await expect(blocks(page)).toHaveCount(openBlocks);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(firstPoints.split(' ')[0]);
    await expect(page.getByRole('link', { name: 'Continuar onde ficou' })).toHaveAttribute(
      'href',
      /#bloco-2$/,
    );
  });

  test(`${key}: damaged points «${damagedPoints}» read as zero and are logged`, async ({ page }) => {
    const logs: string[] = [];
    page.on('console', (message) => logs.push(message.text()));
    await storeProgress(page, key, damagedPoints, stateFinishedUpTo(1));
    await open(page, route);
    await expect(points(page)).toHaveAttribute('aria-valuetext', noPoints);
    // Finished groups are not lost with the points.
    await expect(blocks(page)).toHaveCount(openBlocks);
    expect(logs.join('\n')).toContain(key);
  });
}

test('two tabs stay in sync, and pressing Continue in both counts once', async ({ page, context }) => {
  await open(page, ROUTE);
  const otherTab = await context.newPage();
  await open(otherTab, ROUTE);
  await page.getByRole('button', CONTINUE).click();
  await expect(points(otherTab)).toHaveAttribute('aria-valuetext', '15 de 200');
  await expect(blocks(otherTab)).toHaveCount(3);
  await expect(otherTab.getByRole('button', CONTINUE)).toBeDisabled();
});

test('two tabs that continue at the same time reach the same state without loss or double counting', async ({
  page,
  context,
}) => {
  await storeProgress(page, KEY, '0', stateFinishedUpTo(0));
  await open(page, ROUTE);
  const otherTab = await context.newPage();
  await open(otherTab, ROUTE);
  // The second press meets the finished group, or the next one, whose button waits for its quiz: neither earns points.
  await Promise.all([page, otherTab].map((tab) => tab.getByRole('button', CONTINUE).dispatchEvent('click')));
  for (const tab of [page, otherTab]) {
    await expect(points(tab)).toHaveAttribute('aria-valuetext', '15 de 200');
    await expect(blocks(tab)).toHaveCount(3);
  }
  // An answer in one tab unlocks the other, and the tabs alternate from there.
  await page.locator('[data-quiz] button').first().click();
  await expect(otherTab.getByRole('button', CONTINUE)).toBeEnabled();
  await otherTab.getByRole('button', CONTINUE).click();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '30 de 200');
  await page.getByRole('button', CONTINUE).click();
  for (const tab of [page, otherTab]) {
    await expect(points(tab)).toHaveAttribute('aria-valuetext', '45 de 200');
    await expect(blocks(tab)).toHaveCount(5);
  }
  expect(await page.evaluate((key) => localStorage.getItem(`${key}State`), KEY)).toBe('{"done":[1,2,3]}');
});

for (const [state, script] of [
  [
    'blocked',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })",
  ],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"],
] as const) {
  test(`course works while storage is ${state}`, async ({ page }) => {
    await page.addInitScript(script);
    await open(page, ROUTE);
    await page.getByRole('button', CONTINUE).click();
    await expect(points(page)).toHaveAttribute('aria-valuetext', '15 de 200');
    await expect(blocks(page)).toHaveCount(3);
    await expect(page.getByText(/O progresso dura só enquanto o site estiver aberto/).first()).toBeVisible();
    await expect(page.getByText(/guardado neste dispositivo|só neste dispositivo/)).toHaveCount(0);
  });
}

test('course with a damaged state restarts at the first block and keeps its points', async ({ page }) => {
  await storeProgress(page, KEY, '30', '{"done":"tudo"}');
  await open(page, ROUTE);
  await expect(blocks(page)).toHaveCount(1);
  await page.getByRole('button', CONTINUE).click();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '45 de 200');
});

test('a link to a locked block focuses the notice that says when it opens', async ({ page }) => {
  await open(page, '#/copilot-course#bloco-5');
  const notice = page.locator('#bloco-5').getByRole('heading');
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
});

test('each course stores its own points', async ({ page }) => {
  await storeProgress(page, KEY, '45', stateFinishedUpTo(3));
  await open(page, '#/mscopilot-course-v2');
  await expect(blocks(page)).toHaveCount(1);
  await expect(points(page)).toHaveAttribute('aria-valuetext', '0 de 120');
});
