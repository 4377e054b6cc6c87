import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RESULTS, replaced } from '../bench/pages/record.ts';

it('replaces what was measured and leaves what a hand wrote around it', () => {
  const once = replaced('# Pages\n\n## Not reached\n\nBy hand.\n', 'one');
  const twice = replaced(`${once}\nBelow, by hand.\n`, 'two');
  expect(twice).toContain('By hand.');
  expect(twice).toContain('Below, by hand.');
  expect(twice).toContain('two');
  expect(twice).not.toContain('one');
  expect(replaced(twice, 'two')).toBe(twice);
});

it('finds in the results the place for it, and the part that says what is not reached', () => {
  const text = readFileSync(RESULTS, 'utf8');
  expect(text).toContain('## What is not reached');
  const again = replaced(text, 'new');
  expect(again.match(/<!-- measured -->/g)).toHaveLength(1);
  expect(again).toContain('## What is not reached');
});
