import { PRINCIPLES } from '@ia/shared-services/principles';
import { expect, it } from 'vitest';
import type { Suggestion } from '../data/suggestion.ts';
import { toCsv, toJson } from './open-data.ts';

const suggestion = (suggestion_text: string): Suggestion => ({
  id: '0b7c',
  suggestion_text,
  status: 'approved',
  author: null,
  created_at: '2026-11-02T10:00:00.000Z',
  upvotes: 3,
});
const input = (text: string) => ({
  principles: PRINCIPLES,
  suggestions: [suggestion(text)],
  at: new Date(0),
});

it('writes principles with their totals and suggestions as CSV', () => {
  const lines = toCsv(input('Uma biblioteca de IA')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 6 + 1);
  expect(lines[1]).toBe('principio,literacia,Literacia,,,16,1,');
  expect(lines.at(-1)).toBe('sugestao,0b7c,Uma biblioteca de IA,,2026-11-02T10:00:00.000Z,3,,');
});

it('quotes what would break a CSV line', () => {
  expect(toCsv(input('Diz "olá",\nmundo'))).toContain('"Diz ""olá"",\nmundo"');
});

it.each(['=HYPERLINK("x")', '+351', '-1', '@soma'])('never lets a spreadsheet run %s', (text) => {
  expect(toCsv(input(text))).toMatch(/,"?'[=+\-@]/);
});

it('sums up in the JSON file', () => {
  expect(JSON.parse(toJson(input('Ideia'))).totais).toEqual({
    sugestoes: 1,
    principios: 6,
    votos_nos_principios: 83,
    apoios_a_sugestoes: 3,
  });
});
