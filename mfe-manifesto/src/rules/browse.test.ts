import { suggestionPrefill } from '@ia/shared-services/principles';
import { expect, it } from 'vitest';
import { BROWSE_ALL, browse, parseBrowsing } from './browse.ts';

const suggestion = (id: string, suggestion_text: string, day: number, author: string | null = null) => ({
  id,
  suggestion_text,
  author,
  status: 'approved',
  created_at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  upvotes: 0,
  is_example: false,
});
const all = [
  suggestion('a', 'Sessões nas bibliotecas', 2, 'Água Viva'),
  suggestion('b', `${suggestionPrefill('Bem Comum')}Contar a água`, 9),
  suggestion('c', 'Contar a energia e a água', 5),
];
const ids = (change: object) => browse(all, { ...BROWSE_ALL, ...change }).map(({ id }) => id);

it('keeps the order of support unless the newest are wanted', () => {
  expect(ids({})).toEqual(['a', 'b', 'c']);
  expect(ids({ order: 'recent' })).toEqual(['b', 'c', 'a']);
});

it('finds every word, with or without accents, in text and signature', () => {
  expect(ids({ search: ' AGUA  contar ' })).toEqual(['b', 'c']);
  expect(ids({ search: 'viva' })).toEqual(['a']);
  expect(ids({ search: 'xyz' })).toEqual([]);
});

it('finds what was begun from a principle', () => {
  expect(ids({ principle: 'Bem Comum' })).toEqual(['b']);
});

it.each([undefined, null, 'x', { search: 1 }, { order: 'worst' }])('starts anew from %j', (stored) => {
  expect(parseBrowsing(stored)).toEqual(BROWSE_ALL);
});
