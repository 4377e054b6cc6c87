import { expect, it } from 'vitest';
import { PRINCIPLES } from '../principles/content/index.ts';
import { lookOf } from './index.ts';

it('tells every principle from the others, in the colour that its own content names', () => {
  const looks = PRINCIPLES.map(({ id, theme_color }) => {
    expect(lookOf(id)).toEqual(lookOf(id, theme_color));
    return JSON.stringify(lookOf(id));
  });
  expect(new Set(looks).size).toBe(PRINCIPLES.length);
});

it('keeps the colours of the page where it knows of no principle', () => {
  expect(lookOf('abertura')).toBeNull();
  expect(lookOf('novo', 'roxo')).toEqual({ theme: 'purple', inverted: false });
});
