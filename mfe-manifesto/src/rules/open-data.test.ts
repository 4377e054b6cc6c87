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
  counted_upvotes: 2,
  is_example: false,
});
const input = (text: string) => ({
  // Two people voted for the first principle, on top of the examples.
  principles: PRINCIPLES.map((one, index) => ({
    ...one,
    upvotes: one.upvotes + (index === 0 ? 2 : 0),
    counted_upvotes: index === 0 ? 1 : 0,
    counted_downvotes: 0,
  })),
  suggestions: [suggestion(text), { ...suggestion('Um exemplo da equipa'), is_example: true }],
  at: new Date(0),
});

it('writes what people did as CSV: no example, no vote that nobody cast', () => {
  const lines = toCsv(input('Uma biblioteca de IA')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 6 + 1);
  expect(lines[0]).toMatch(/,votos_a_favor,votos_contra,versao,contados_a_favor,contados_contra$/);
  expect(lines[1]).toBe('principio,literacia,Literacia,,,2,0,,1,0');
  expect(lines.at(-1)).toBe('sugestao,0b7c,Uma biblioteca de IA,,2026-11-02T10:00:00.000Z,3,,,2,');
});

it('leaves empty what counts where the server does not say', () => {
  const { suggestions, ...rest } = input('Ideia');
  const older = suggestions.map((one) => ({ ...one, counted_upvotes: undefined }));
  expect(
    toCsv({ ...rest, suggestions: older })
      .trim()
      .split('\r\n')
      .at(-1),
  ).toMatch(/,3,,,,$/);
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
    votos_nos_principios: 2,
    votos_nos_principios_contados: 1,
    apoios_a_sugestoes: 3,
    apoios_a_sugestoes_contados: 2,
  });
});
