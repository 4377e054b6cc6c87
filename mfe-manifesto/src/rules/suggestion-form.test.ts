import { suggestionPrefill } from '@ia/shared-services/principles';
import { expect, it } from 'vitest';
import {
  authorToStore,
  EMPTY_DRAFT,
  isNameTooLong,
  textProblem,
  withReceipt,
  writeText,
} from './suggestion-form.ts';

it.each(['', '   ', '\n\t '])('textProblem reports an empty text: "%s"', (text) => {
  expect(textProblem(text)).toEqual({ kind: 'empty' });
});

it("textProblem rejects a text that is only a principle's prefill", () => {
  const prefill = suggestionPrefill('Bem Comum');
  expect(textProblem(prefill)).toEqual({ kind: 'only-beginning' });
  expect(textProblem(`${prefill.trim()}\n `)).toEqual({ kind: 'only-beginning' });
  expect(textProblem(`${prefill}Contar a água.`)).toBeNull();
});

it('textProblem counts characters as people do and reports the excess', () => {
  expect(textProblem('á'.repeat(2000))).toBeNull();
  expect(textProblem(`  ${'á'.repeat(2000)}  `)).toBeNull();
  expect(textProblem('🙂'.repeat(2001))).toEqual({ kind: 'too-long', over: 1 });
});

it('authorToStore returns a trimmed name only when the visitor signs', () => {
  expect(authorToStore({ ...EMPTY_DRAFT, signing: 'named', name: '  Rosa  ' })).toBe('Rosa');
  expect(authorToStore({ ...EMPTY_DRAFT, signing: 'named', name: '   ' })).toBeNull();
  expect(authorToStore({ ...EMPTY_DRAFT, signing: 'anonymous', name: 'Rosa' })).toBeNull();
});

it("isNameTooLong rejects a name over the table's limit only when it is sent", () => {
  const name = 'a'.repeat(81);
  expect(isNameTooLong({ ...EMPTY_DRAFT, signing: 'named', name })).toBe(true);
  expect(isNameTooLong({ ...EMPTY_DRAFT, signing: 'anonymous', name })).toBe(false);
});

it('withReceipt keeps the receipt for a retry and creates one for another text', () => {
  const first = withReceipt(writeText(EMPTY_DRAFT, 'Uma ideia'));
  expect(withReceipt(first).receipt).toBe(first.receipt);
  expect(withReceipt(writeText(first, 'Outra ideia')).receipt).not.toBe(first.receipt);
});
