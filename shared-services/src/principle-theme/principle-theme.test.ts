import { expect, it } from 'vitest';
import { PRINCIPLES } from '../principles/content/index.ts';
import { principleTheme } from './index.ts';

it.each(PRINCIPLES)('principleTheme gives $id the colour of its content', ({ id, theme_color }) => {
  expect(principleTheme(id)).toBeDefined();
  expect(principleTheme(id)).toBe(principleTheme(id, theme_color));
});

it('principleTheme knows an unknown principle only by its colour', () => {
  // The opening text of the manifesto, which is no principle.
  expect(principleTheme('abertura')).toBeUndefined();
  expect(principleTheme('novo', 'roxo')).toBe('purple');
});
