import { expect, it } from 'vitest';
import { isRedaction, takeOut } from './redaction.ts';

const TEXT = 'Fale com o João da Rua das Flores, 912 345 678.';

it.each([
  'Fale com o [retirado] da Rua das Flores, [retirado].',
  '[retirado]',
  'Fale com [retirado]',
  '[retirado][retirado] 912 345 678.',
])('takes %s for the text with parts taken out', (after) => {
  expect(isRedaction(TEXT, after)).toBe(true);
});

it.each([
  TEXT,
  'Fale com ninguém',
  'Fale com o Rui da [retirado]',
  '[retirado] 912 345 678. Obrigado',
  '912 345 678 [retirado] Fale com o João',
  '',
])('does not take %s for it', (after) => {
  expect(isRedaction(TEXT, after)).toBe(false);
});

it('takes out what is selected, and nothing when nothing is', () => {
  const at = TEXT.indexOf('João');
  expect(takeOut(TEXT, at, at + 4)).toBe('Fale com o [retirado] da Rua das Flores, 912 345 678.');
  expect(takeOut(TEXT, at, at)).toBe(TEXT);
});

it('takes something out of a text from which something was taken out before', () => {
  expect(isRedaction('Fale com [retirado] na Rua das Flores', 'Fale com [retirado] na [retirado]')).toBe(
    true,
  );
});
