import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RESULTS, replaceSection } from '../bench/pages/record.ts';

// `pnpm bench` writes the measured section of bench/results/pages.md. The rest of the page is written by
// hand.

it('replaceSection replaces the measured section and leaves the text around it', () => {
  const once = replaceSection('# Pages\n\n## Not reached\n\nBy hand.\n', 'one');
  const twice = replaceSection(`${once}\nBelow, by hand.\n`, 'two');
  expect(twice).toContain('By hand.');
  expect(twice).toContain('Below, by hand.');
  expect(twice).toContain('two');
  expect(twice).not.toContain('one');
  expect(replaceSection(twice, 'two')).toBe(twice);
});

it('bench/results/pages.md has a measured section and a section on unmet goals', () => {
  const text = readFileSync(RESULTS, 'utf8');
  expect(text).toContain('## What is not reached');
  const again = replaceSection(text, 'new');
  expect(again.match(/<!-- measured -->/g)).toHaveLength(1);
  expect(again).toContain('## What is not reached');
});
