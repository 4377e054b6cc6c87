import { expect, test } from 'vitest';
import { entries } from '../../parts/examples/library-sets.ts';
import { accessibilityResults } from './accessibility-results.ts';

test('last accessibility run covers exactly the existing examples', () => {
  const shown = entries.flatMap((entry) => entry.shown.map(({ id }) => id));
  expect(shown).toEqual([...new Set(shown)]);
  expect(
    Object.keys(accessibilityResults.examples).sort(),
    'Run: WRITE_ACCESSIBILITY=1 pnpm e2e shared-ui/accessibility',
  ).toEqual(shown.sort());
});

test('accessibility results have a date and an axe version', () => {
  expect(accessibilityResults.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(accessibilityResults.axe).toMatch(/^\d+\.\d+/);
});
