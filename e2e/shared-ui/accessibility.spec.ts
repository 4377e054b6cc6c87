import { type AxeResults, axeOn, colourRules, violationsIn } from '@ia/test-support/axe';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { keepResults, resultsOf } from './accessibility-results.ts';
import { openLibrary } from './library-page.ts';

const THEMES = ['Azul', 'Roxo', 'Verde', 'Rosa', 'Laranja'];
const SCHEMES = ['Claro', 'Escuro'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A colour that is still changing is not the one to judge. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length),
    )
    .toBe(0);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page around the examples, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // A few components are enough: the page is the same around each.
    await openLibrary(page, 'quiz');
    for (const fold of await page.getByText('Propriedades', { exact: true }).all()) await fold.click();
    const results = await axeOn(page)
      .withTags([...WCAG, 'best-practice'])
      .include('main')
      .exclude('[data-frame]')
      .analyze();
    expect(violationsIn(results)).toBe('');
  });
}

test('every example, in every theme, light and dark', async ({ page }) => {
  test.setTimeout(480_000);
  await openLibrary(page);
  const frames = () => axeOn(page).include('[data-frame]');
  const runs = [await frames().withTags(WCAG).analyze()];
  expect.soft(violationsIn(runs[0] as AxeResults)).toBe('');
  // Under reduced motion everything has a transition of 0.01 ms, and inherited colours change level by level: with more
  // than a hundred examples that takes longer than the 250 ms it takes otherwise.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const theme of THEMES) {
    await page.getByTitle(theme, { exact: true }).click();
    for (const scheme of SCHEMES) {
      await page.getByTitle(scheme, { exact: true }).click();
      await settled(page);
      const results = await frames().withRules(colourRules).analyze();
      runs.push(results);
      expect.soft(violationsIn(results), `${theme}, ${scheme}`).toBe('');
      // Proof that the frames were looked at, and not skipped as invisible.
      expect(results.passes.find(({ id }) => id === 'color-contrast')?.nodes.length).toBeGreaterThan(200);
    }
  }
  // What the library page tells about each example. Every one of them must have been looked at.
  const results = await resultsOf(page, runs);
  const names = await page
    .locator('[data-example-id]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.exampleId ?? ''));
  expect(Object.keys(results).sort()).toEqual(names.sort());
  if (process.env.WRITE_ACCESSIBILITY) keepResults(results, runs);
});
