import { suggestionPrefill } from '@ia/shared-services/principles';
import { expect, it } from 'vitest';
import {
  authorOf,
  EMPTY_DRAFT,
  nameTooLong,
  textProblem,
  withReceipt,
  writeText,
} from './suggestion-form.ts';

it.each(['', '   ', '\n\t '])('asks for a text when there is none: "%s"', (text) => {
  expect(textProblem(text)).toEqual({ kind: 'empty' });
});

it('does not take the beginning that a principle gives for a suggestion', () => {
  const beginning = suggestionPrefill('Bem Comum');
  expect(textProblem(beginning)).toEqual({ kind: 'only-beginning' });
  expect(textProblem(`${beginning.trim()}\n `)).toEqual({ kind: 'only-beginning' });
  expect(textProblem(`${beginning}Contar a água.`)).toBeNull();
});

it('says by how many letters a text is too long, as a person counts them', () => {
  expect(textProblem('á'.repeat(2000))).toBeNull();
  expect(textProblem(`  ${'á'.repeat(2000)}  `)).toBeNull();
  expect(textProblem('🙂'.repeat(2001))).toEqual({ kind: 'too-long', over: 1 });
});

it('sends a trimmed name only when the visitor signs', () => {
  expect(authorOf({ ...EMPTY_DRAFT, signing: 'named', name: '  Rosa  ' })).toBe('Rosa');
  expect(authorOf({ ...EMPTY_DRAFT, signing: 'named', name: '   ' })).toBeNull();
  expect(authorOf({ ...EMPTY_DRAFT, signing: 'anonymous', name: 'Rosa' })).toBeNull();
});

it('refuses a name that the table cannot hold, but not one that is not sent', () => {
  const name = 'a'.repeat(81);
  expect(nameTooLong({ ...EMPTY_DRAFT, signing: 'named', name })).toBe(true);
  expect(nameTooLong({ ...EMPTY_DRAFT, signing: 'anonymous', name })).toBe(false);
});

it('keeps the receipt for a retry and makes a new one for another text', () => {
  const first = withReceipt(writeText(EMPTY_DRAFT, 'Uma ideia'));
  expect(withReceipt(first).receipt).toBe(first.receipt);
  expect(withReceipt(writeText(first, 'Outra ideia')).receipt).not.toBe(first.receipt);
});
