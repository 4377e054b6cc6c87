import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { blocks, points, stateFinishedUpTo, storeProgress } from './progress.ts';

const ROUTE = '#/mscopilot-course-v3';
const KEY = 'copilotCourse3Points';
const onwards = { name: 'Continuar', exact: true } as const;

/** Each course has its own storage key; each is tested with a different kind of damage. */
const COURSES = [
  {
    route: ROUTE,
    key: KEY,
    button: 'Continuar',
    first: '15 de 200',
    none: '0 de 200',
    open: 3,
    damaged: 'abc',
  },
  {
    route: '#/mscopilot-course-v2',
    key: 'copilotCourse2Points',
    button: 'Marcar como Concluído e Continuar',
    first: '20 de 120',
    none: '0 de 120',
    open: 2,
    damaged: '-30',
  },
  {
    route: '#/copilot-course',
    key: 'copilotCoursePoints',
    button: 'Concluir bloco e continuar',
    first: '15 de 150',
    none: '0 de 150',
    open: 2,
    damaged: '12.5',
  },
  {
    route: '#/mscopilot-course',
    key: 'msCopilotCoursePoints',
    button: 'Concluir bloco e continuar',
    first: '15 de 150',
    none: '0 de 150',
    open: 2,
    damaged: '[1]',
  },
];

for (const { route, key, button, first, none, open: shown, damaged } of COURSES) {
  test(`${key}: progress survives a reload`, async ({ page }) => {
    await open(page, route);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(points(page)).toHaveAttribute('aria-valuetext', first);
    await page.reload();
    await expect(points(page)).toHaveAttribute('aria-valuetext', first);
    await expect(blocks(page)).toHaveCount(shown);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(first.split(' ')[0]);
    await expect(page.getByRole('link', { name: 'Continuar onde ficou' })).toHaveAttribute(
      'href',
      /#bloco-2$/,
    );
  });

  test(`${key}: damaged points «${damaged}» read as zero and are logged`, async ({ page }) => {
    const logs: string[] = [];
    page.on('console', (message) => logs.push(message.text()));
    await storeProgress(page, key, damaged, stateFinishedUpTo(1));
    await open(page, route);
    await expect(points(page)).toHaveAttribute('aria-valuetext', none);
    // Finished groups are not lost with the points.
    await expect(blocks(page)).toHaveCount(shown);
    expect(logs.join('\n')).toContain(key);
  });
}

test('two tabs stay in sync, and pressing Continue in both counts once', async ({ page, context }) => {
  await open(page, ROUTE);
  const other = await context.newPage();
  await open(other, ROUTE);
  await page.getByRole('button', onwards).click();
  await expect(points(other)).toHaveAttribute('aria-valuetext', '15 de 200');
  await expect(blocks(other)).toHaveCount(3);
  await expect(other.getByRole('button', onwards)).toBeDisabled();
});

test('two tabs that continue at the same time reach the same state without loss or double counting', async ({
  page,
  context,
}) => {
  await storeProgress(page, KEY, '0', stateFinishedUpTo(0));
  await open(page, ROUTE);
  const other = await context.newPage();
  await open(other, ROUTE);
  // The second tab finds the group finished, or the next one waiting for its quiz.
  await Promise.all([page, other].map((tab) => tab.getByRole('button', onwards).dispatchEvent('click')));
  for (const tab of [page, other]) {
    await expect(points(tab)).toHaveAttribute('aria-valuetext', '15 de 200');
    await expect(blocks(tab)).toHaveCount(3);
  }
  // An answer in one tab unlocks the other, and the tabs alternate from there.
  await page.locator('[data-quiz] button').first().click();
  await expect(other.getByRole('button', onwards)).toBeEnabled();
  await other.getByRole('button', onwards).click();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '30 de 200');
  await page.getByRole('button', onwards).click();
  for (const tab of [page, other]) {
    await expect(points(tab)).toHaveAttribute('aria-valuetext', '45 de 200');
    await expect(blocks(tab)).toHaveCount(5);
  }
  expect(await page.evaluate((key) => localStorage.getItem(`${key}State`), KEY)).toBe('{"done":[1,2,3]}');
});

for (const [state, broken] of [
  [
    'blocked',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })",
  ],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"],
] as const) {
  test(`course works while storage is ${state}`, async ({ page }) => {
    await page.addInitScript(broken);
    await open(page, ROUTE);
    await page.getByRole('button', onwards).click();
    await expect(points(page)).toHaveAttribute('aria-valuetext', '15 de 200');
    await expect(blocks(page)).toHaveCount(3);
    await expect(page.getByText(/O progresso dura só enquanto o sítio estiver aberto/).first()).toBeVisible();
    await expect(page.getByText(/guardado neste dispositivo|só neste dispositivo/)).toHaveCount(0);
  });
}

test('damaged state restarts at the first block, and the course can be finished', async ({ page }) => {
  await storeProgress(page, KEY, '30', '{"done":"tudo"}');
  await open(page, ROUTE);
  await expect(blocks(page)).toHaveCount(1);
  await page.getByRole('button', onwards).click();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '45 de 200');
});

test('each course stores its own points', async ({ page }) => {
  await storeProgress(page, KEY, '45', stateFinishedUpTo(3));
  await open(page, '#/mscopilot-course-v2');
  await expect(blocks(page)).toHaveCount(1);
  await expect(points(page)).toHaveAttribute('aria-valuetext', '0 de 120');
});
