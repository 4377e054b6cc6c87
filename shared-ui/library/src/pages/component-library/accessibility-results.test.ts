import { expect, test } from 'vitest';
import { entries } from '../../parts/examples/library-sets.ts';
import { accessibilityResults } from './accessibility-results.ts';

test('last accessibility run covers exactly the existing examples', () => {
  const ids = entries.flatMap((entry) => entry.shown.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  expect(
    Object.keys(accessibilityResults.examples).sort(),
    'Run: WRITE_ACCESSIBILITY=1 pnpm e2e shared-ui/accessibility',
  ).toEqual(ids.sort());
});

test('accessibility results have a date and an axe version', () => {
  expect(accessibilityResults.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(accessibilityResults.axe).toMatch(/^\d+\.\d+/);
});
