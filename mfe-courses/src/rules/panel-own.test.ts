import { expect, it } from 'vitest';
import { namePoints } from './name-points.ts';
import { panelOwn } from './panel-own.ts';

it('draws the same panel for the same person, however the name was typed', () => {
  expect(panelOwn('copilot-v3', '  inês   ARAÚJO ')).toBe(panelOwn('copilot-v3', 'Inês Araújo'));
  expect(panelOwn('copilot-v3', 'Ine\u0302s')).toBe(panelOwn('copilot-v3', 'Inês'));
  expect(panelOwn('copilot-v3', 'Inês')).not.toBe(panelOwn('mscopilot', 'Inês'));
  expect(panelOwn('copilot-v3', 'Inês')).not.toBe(panelOwn('copilot-v3', 'Rui'));
});

it('writes a name 40 points high, and a long one as small as it must be', () => {
  expect(namePoints('Inês Araújo')).toBe(40);
  expect(namePoints('a'.repeat(30))).toBeLessThan(40);
  for (let letters = 1; letters < 120; letters += 1)
    expect(namePoints('a'.repeat(letters + 1))).toBeLessThanOrEqual(namePoints('a'.repeat(letters)));
  expect(namePoints('a'.repeat(120))).toBeGreaterThanOrEqual(13);
});
