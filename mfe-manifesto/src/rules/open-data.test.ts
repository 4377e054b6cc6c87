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
/** Data with one citizen's suggestion and one example of the team. */
const input = (text: string) => ({
  // Two citizens' votes for the first principle, on top of the examples.
  principles: PRINCIPLES.map((one, index) => ({
    ...one,
    upvotes: one.upvotes + (index === 0 ? 2 : 0),
    counted_upvotes: index === 0 ? 1 : 0,
    counted_downvotes: 0,
  })),
  suggestions: [suggestion(text), { ...suggestion('Um exemplo da equipa'), is_example: true }],
  at: new Date(0),
  addressOf: (id: string) => `https://ia.municipio.example/#/manifesto-cocreate?sugestao=${id}`,
});
const LICENCE_AND_TIME = 'CC BY 4.0,1970-01-01T00:00:00.000Z';

it("toCsv exports citizens' data without examples", () => {
  const lines = toCsv(input('Uma biblioteca de IA')).trim().split('\r\n');
  // Header, six principles and one suggestion.
  expect(lines).toHaveLength(1 + 6 + 1);
  expect(lines[0]).toMatch(/,versao,contados_a_favor,contados_contra,endereco,licenca,lido_em$/);
  expect(lines[1]).toBe(`principio,literacia,Literacia,,,2,0,,1,0,,${LICENCE_AND_TIME}`);
  expect(lines.at(-1)).toBe(
    `sugestao,0b7c,Uma biblioteca de IA,,2026-11-02T10:00:00.000Z,3,,,2,,https://ia.municipio.example/#/manifesto-cocreate?sugestao=0b7c,${LICENCE_AND_TIME}`,
  );
});

it('toCsv leaves counted columns empty when the server sends no counts', () => {
  const { suggestions, ...rest } = input('Ideia');
  const uncounted = suggestions.map((one) => ({ ...one, counted_upvotes: undefined }));
  expect(
    toCsv({ ...rest, suggestions: uncounted })
      .trim()
      .split('\r\n')
      .at(-1),
  ).toMatch(/,3,,,,,https:/);
});

it('toCsv quotes line breaks, commas and quotes', () => {
  expect(toCsv(input('Diz "olá",\nmundo'))).toContain('"Diz ""olá"",\nmundo"');
});

it.each(['=HYPERLINK("x")', '+351', '-1', '@soma'])('toCsv escapes spreadsheet formulas: %s', (text) => {
  expect(toCsv(input(text))).toMatch(/,"?'[=+\-@]/);
});

it('toJson names licence and time once, and the URL of each suggestion', () => {
  const json = JSON.parse(toJson(input('Ideia')));
  expect(json).toMatchObject({ licenca: 'CC BY 4.0', atualizado_em: '1970-01-01T00:00:00.000Z' });
  expect(json.sugestoes).toMatchObject([
    { endereco: 'https://ia.municipio.example/#/manifesto-cocreate?sugestao=0b7c' },
  ]);
  expect(json.sugestoes[0]).not.toHaveProperty('licenca');
});

it('toJson includes totals', () => {
  expect(JSON.parse(toJson(input('Ideia'))).totais).toEqual({
    sugestoes: 1,
    principios: 6,
    votos_nos_principios: 2,
    votos_nos_principios_contados: 1,
    apoios_a_sugestoes: 3,
    apoios_a_sugestoes_contados: 2,
  });
});
