import { type AxeResults, colourRules, createAxe, formatViolations } from '@ia/test-support/axe';
import type { Page } from 'playwright/test';
import { t } from '../../shared-ui/library/src/content/text.ts';
import { expect, test } from '../support/fixtures.ts';
import { saveResults, summarizeByExample } from './accessibility-results.ts';
import { openLibrary } from './library-page.ts';

// The component library shows each component in examples, each in a frame (`data-frame`). axe checks the page
// without the frames first, then the frames in every theme and colour scheme.

const THEMES = Object.values(t.stage.themes);
const SCHEMES = ['Claro', 'Escuro'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for colour transitions to end, because axe would judge intermediate colours. */
const waitForTransitions = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length),
    )
    .toBe(0);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`page around the examples is accessible in ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // The page around the examples is the same for each component, so the search results for «quiz» suffice.
    await openLibrary(page, 'quiz');
    for (const title of [t.entry.props, t.usage.title, t.changes.title])
      for (const fold of await page.getByText(title, { exact: true }).all()) await fold.click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByText(t.details.loading, { exact: true })).toHaveCount(0);
    const results = await createAxe(page)
      .withTags([...WCAG, 'best-practice'])
      .include('main')
      .exclude('[data-frame]')
      .analyze();
    expect(formatViolations(results)).toBe('');
  });
}

test('every example is accessible in every theme and scheme', async ({ page }) => {
  test.setTimeout(480_000);
  await openLibrary(page);
  const frames = () => createAxe(page).include('[data-frame]');
  const runs = [await frames().withTags(WCAG).analyze()];
  expect.soft(formatViolations(runs[0] as AxeResults)).toBe('');
  // Reduced motion gives every element a transition of 0.01 ms, and inherited colours change level by level.
  // With more than a hundred examples that takes longer than the normal 250 ms.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const theme of THEMES) {
    await page.getByTitle(theme, { exact: true }).click();
    for (const scheme of SCHEMES) {
      await page.getByTitle(scheme, { exact: true }).click();
      await waitForTransitions(page);
      const results = await frames().withRules(colourRules).analyze();
      runs.push(results);
      expect.soft(formatViolations(results), `${theme}, ${scheme}`).toBe('');
      // Proves that axe checked the frames and did not skip them as invisible.
      expect(results.passes.find(({ id }) => id === 'color-contrast')?.nodes.length).toBeGreaterThan(200);
    }
  }
  // The library page shows these results; every example must have one.
  const results = await summarizeByExample(page, runs);
  const names = await page
    .locator('[data-example-id]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.exampleId ?? ''));
  expect(Object.keys(results).sort()).toEqual(names.sort());
  if (!process.env.WRITE_ACCESSIBILITY) return;
  // Soft assertions do not stop the test.
  expect(test.info().errors).toEqual([]);
  saveResults(results, runs);
});
