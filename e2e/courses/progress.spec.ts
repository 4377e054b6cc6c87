import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';
import { arriveWith, blocks, doneUpTo, points } from './journey.ts';

const ROUTE = '#/mscopilot-course-v3';
const KEY = 'copilotCourse3Points';
const onwards = { name: 'Continuar', exact: true } as const;

test('progress survives a reload', async ({ page }) => {
  await open(page, ROUTE);
  await page.getByRole('button', onwards).click();
  await page.reload();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '15 de 200');
  await expect(blocks(page)).toHaveCount(3);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('15');
});

test('two tabs agree, and pressing in both counts once', async ({ page, context }) => {
  await open(page, ROUTE);
  const other = await context.newPage();
  await open(other, ROUTE);
  await page.getByRole('button', onwards).click();
  await expect(points(other)).toHaveAttribute('aria-valuetext', '15 de 200');
  await expect(blocks(other)).toHaveCount(3);
  await expect(other.getByRole('button', onwards)).toBeDisabled();
});

for (const [what, broken] of [
  [
    'refused',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })",
  ],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"],
] as const) {
  test(`a course works on while storage is ${what}`, async ({ page }) => {
    await page.addInitScript(broken);
    await open(page, ROUTE);
    await page.getByRole('button', onwards).click();
    await expect(points(page)).toHaveAttribute('aria-valuetext', '15 de 200');
    await expect(blocks(page)).toHaveCount(3);
  });
}

for (const damaged of ['abc', '-30', '12.5', '[1]']) {
  test(`damaged points «${damaged}» count as zero, with a line in the log`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await arriveWith(page, KEY, damaged, doneUpTo(1));
    await open(page, ROUTE);
    await expect(points(page)).toHaveAttribute('aria-valuetext', '0 de 200');
    // What was finished is not lost with the points.
    await expect(blocks(page)).toHaveCount(3);
    expect(said.join('\n')).toContain(KEY);
  });
}

test('a damaged state starts at the first block, and the course can be finished', async ({ page }) => {
  await arriveWith(page, KEY, '30', '{"done":"tudo"}');
  await open(page, ROUTE);
  await expect(blocks(page)).toHaveCount(1);
  await page.getByRole('button', onwards).click();
  await expect(points(page)).toHaveAttribute('aria-valuetext', '45 de 200');
});

test('each course keeps its own points', async ({ page }) => {
  await arriveWith(page, KEY, '45', doneUpTo(3));
  await open(page, '#/mscopilot-course-v2');
  await expect(blocks(page)).toHaveCount(1);
  await expect(points(page)).toHaveCount(0);
});
