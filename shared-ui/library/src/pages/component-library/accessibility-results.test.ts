import { expect, test } from 'vitest';
import { entries } from '../../parts/examples/library-sets.ts';
import { accessibilityResults } from './accessibility-results.ts';

test('the last accessibility run looked at every example there is, and at no other', () => {
  const shown = entries.flatMap((entry) => entry.shown.map(({ id }) => id));
  expect(shown).toEqual([...new Set(shown)]);
  expect(
    Object.keys(accessibilityResults.examples).sort(),
    'Run: WRITE_ACCESSIBILITY=1 pnpm e2e shared-ui/accessibility',
  ).toEqual(shown.sort());
});

test('its date and tool are named', () => {
  expect(accessibilityResults.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(accessibilityResults.axe).toMatch(/^\d+\.\d+/);
});
