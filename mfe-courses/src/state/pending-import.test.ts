import { beforeEach, expect, it } from 'vitest';
import { parseQrPart } from '../rules/device-export.ts';
import { addScannedPart, discardPendingImport } from './pending-import.ts';

beforeEach(() => localStorage.clear());

const parsePart = (text: string) => {
  const part = parseQrPart(text);
  if (!part) throw new Error(`${text} is not a valid code.`);
  return part;
};
const addPart = (text: string) => addScannedPart(parsePart(text)).map(({ part }) => part);

it('Import collects all codes of an export, in any order and with repetitions', () => {
  expect(addPart('a.3.3.z')).toEqual([3]);
  expect(addPart('a.1.3.x')).toEqual([1, 3]);
  expect(addPart('a.1.3.x')).toEqual([1, 3]);
  expect(addPart('a.2.3.y')).toEqual([1, 2, 3]);
  expect(localStorage.length).toBe(0);
});

it('Code of another export discards the earlier codes, and unreadable data counts as none', () => {
  addPart('a.1.2.x');
  expect(addPart('b.2.2.y')).toEqual([2]);
  localStorage.setItem('mfe-courses.arriving', '["x",7');
  expect(addPart('b.1.2.x')).toEqual([1]);
  discardPendingImport();
  expect(localStorage.length).toBe(0);
});
