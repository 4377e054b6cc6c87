import { beforeEach, expect, it } from 'vitest';
import { parseQrPart } from '../rules/device-export.ts';
import { addScannedPart, discardPendingImport } from './pending-import.ts';

beforeEach(() => localStorage.clear());

const code = (text: string) => {
  const read = parseQrPart(text);
  if (!read) throw new Error(`${text} is not a valid code.`);
  return read;
};
const parts = (text: string) => addScannedPart(code(text)).map(({ part }) => part);

it('Import collects all codes of an export, in any order and with repetitions', () => {
  expect(parts('a.3.3.z')).toEqual([3]);
  expect(parts('a.1.3.x')).toEqual([1, 3]);
  expect(parts('a.1.3.x')).toEqual([1, 3]);
  expect(parts('a.2.3.y')).toEqual([1, 2, 3]);
  expect(localStorage.length).toBe(0);
});

it('Code of another export discards the earlier codes, and unreadable data counts as none', () => {
  parts('a.1.2.x');
  expect(parts('b.2.2.y')).toEqual([2]);
  localStorage.setItem('mfe-courses.arriving', '["x",7');
  expect(parts('b.1.2.x')).toEqual([1]);
  discardPendingImport();
  expect(localStorage.length).toBe(0);
});
