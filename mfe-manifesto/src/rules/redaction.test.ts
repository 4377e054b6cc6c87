import { expect, it } from 'vitest';
import { isRedaction, redactSelection } from './redaction.ts';

const TEXT = 'Fale com o João da Rua das Flores, 912 345 678.';

it.each([
  'Fale com o [retirado] da Rua das Flores, [retirado].',
  '[retirado]',
  'Fale com [retirado]',
  '[retirado][retirado] 912 345 678.',
])('isRedaction accepts %s', (after) => {
  expect(isRedaction(TEXT, after)).toBe(true);
});

it.each([
  TEXT,
  'Fale com ninguém',
  'Fale com o Rui da [retirado]',
  '[retirado] 912 345 678. Obrigado',
  '912 345 678 [retirado] Fale com o João',
  '',
])('isRedaction rejects %s', (after) => {
  expect(isRedaction(TEXT, after)).toBe(false);
});

it('redactSelection replaces the selection, and nothing without a selection', () => {
  const at = TEXT.indexOf('João');
  expect(redactSelection(TEXT, at, at + 4)).toBe('Fale com o [retirado] da Rua das Flores, 912 345 678.');
  expect(redactSelection(TEXT, at, at)).toBe(TEXT);
});

it('isRedaction accepts a further redaction of a redacted text', () => {
  expect(isRedaction('Fale com [retirado] na Rua das Flores', 'Fale com [retirado] na [retirado]')).toBe(
    true,
  );
});
