import { expect, it } from 'vitest';
import { nameFontSize } from './name-font-size.ts';
import { visitorSeed } from './visitor-seed.ts';

it('visitorSeed returns the same seed for the same name, regardless of spaces, case and Unicode form', () => {
  expect(visitorSeed('copilot-v3', '  inês   ARAÚJO ')).toBe(visitorSeed('copilot-v3', 'Inês Araújo'));
  expect(visitorSeed('copilot-v3', 'Ine\u0302s')).toBe(visitorSeed('copilot-v3', 'Inês'));
  expect(visitorSeed('copilot-v3', 'Inês')).not.toBe(visitorSeed('mscopilot', 'Inês'));
  expect(visitorSeed('copilot-v3', 'Inês')).not.toBe(visitorSeed('copilot-v3', 'Rui'));
});

it('nameFontSize returns 40 for a short name, and fewer for a longer one', () => {
  expect(nameFontSize('Inês Araújo')).toBe(40);
  expect(nameFontSize('a'.repeat(30))).toBeLessThan(40);
  for (let letters = 1; letters < 120; letters += 1)
    expect(nameFontSize('a'.repeat(letters + 1))).toBeLessThanOrEqual(nameFontSize('a'.repeat(letters)));
  expect(nameFontSize('a'.repeat(120))).toBeGreaterThanOrEqual(13);
});
