import { expect, it } from 'vitest';
import { PRINCIPLES } from '../principles/content/index.ts';
import { lookOf } from './index.ts';

it('lookOf gives every principle a distinct look in the colour of its content', () => {
  const looks = PRINCIPLES.map(({ id, theme_color }) => {
    expect(lookOf(id)).toEqual(lookOf(id, theme_color));
    return JSON.stringify(lookOf(id));
  });
  expect(new Set(looks).size).toBe(PRINCIPLES.length);
});

it('lookOf returns null for an unknown principle without a colour', () => {
  expect(lookOf('abertura')).toBeNull();
  expect(lookOf('novo', 'roxo')).toEqual({ theme: 'purple', inverted: false });
});
