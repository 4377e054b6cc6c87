import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each(['', 'Uma ideia.', 'palavra '.repeat(50)])(
  'foldText returns null for a short text (case %#)',
  (text) => {
    expect(foldText(text)).toBeNull();
  },
);

it('foldText cuts between words, or anywhere in a text without spaces', () => {
  expect(foldText('palavra '.repeat(100))).toMatch(/^(palavra )+palavra…$/);
  expect(foldText('🙂'.repeat(2000))).toBe(`${'🙂'.repeat(320)}…`);
});

it('foldText collapses many short lines', () => {
  expect(foldText(Array.from({ length: 200 }, (_, n) => n).join('\n'))).toBe('0\n1\n2\n3\n4\n5\n6\n7…');
});
