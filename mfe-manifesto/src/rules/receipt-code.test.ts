import { expect, it } from 'vitest';
import { createReceiptCode, readReceiptCode } from './receipt-code.ts';

it('createReceiptCode creates unique codes that readReceiptCode accepts', () => {
  const codes = Array.from({ length: 200 }, createReceiptCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) {
    expect(code).toMatch(/^IA(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
    expect(readReceiptCode(code)).toBe(code);
  }
});

it.each([
  ['ia-7k3m-9qxp-2dfh-4tvw'],
  [' IA 7K3M 9QXP 2DFH 4TVW '],
  ['7k3m9qxp2dfh4tvw'],
  ['IA–7K3M–9QXP–2DFH–4TVW'],
])('readReceiptCode normalises %s', (typed) => {
  expect(readReceiptCode(typed)).toBe('IA-7K3M-9QXP-2DFH-4TVW');
});

it('readReceiptCode corrects letters that look like digits', () => {
  expect(readReceiptCode('IA-OIL0-9QXP-2DFH-4TVW')).toBe('IA-0110-9QXP-2DFH-4TVW');
});

// The letter U is not in the alphabet of the codes.
it.each(['', 'IA-', 'IA-7K3M', 'IA-7K3M-9QXP-2DFH-4TV!', 'uuuuuuuuuuuuuuuu'])(
  'readReceiptCode rejects "%s"',
  (typed) => {
    expect(readReceiptCode(typed)).toBeNull();
  },
);
