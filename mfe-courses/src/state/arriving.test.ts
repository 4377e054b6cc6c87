import { beforeEach, expect, it } from 'vitest';
import { readCode } from '../rules/parcel.ts';
import { arrive, giveUpArriving } from './arriving.ts';

beforeEach(() => localStorage.clear());

const code = (text: string) => {
  const read = readCode(text);
  if (!read) throw new Error(`${text} is no code`);
  return read;
};
const parts = (text: string) => arrive(code(text)).map(({ part }) => part);

it('waits for all codes of one parcel, in whatever order and however often they come', () => {
  expect(parts('a.3.3.z')).toEqual([3]);
  expect(parts('a.1.3.x')).toEqual([1, 3]);
  expect(parts('a.1.3.x')).toEqual([1, 3]);
  expect(parts('a.2.3.y')).toEqual([1, 2, 3]);
  expect(localStorage.length).toBe(0);
});

it('a code of another parcel begins anew, and what is spoilt counts as nothing', () => {
  parts('a.1.2.x');
  expect(parts('b.2.2.y')).toEqual([2]);
  localStorage.setItem('mfe-courses.arriving', '["x",7');
  expect(parts('b.1.2.x')).toEqual([1]);
  giveUpArriving();
  expect(localStorage.length).toBe(0);
});
