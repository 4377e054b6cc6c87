import { expect, it } from 'vitest';
import { createBackend } from '../backend/index.ts';
import { PRINCIPLES } from './content/index.ts';
import { loadPrinciples } from './principles-query.ts';
import { allowedPictureUrl } from './use-picture.ts';

/** Loads the principles from a fake server that returns these rows. */
const load = (rows: unknown[]) =>
  loadPrinciples(
    createBackend(
      { url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' },
      { fetch: async () => Response.json(rows) },
    ),
  );
const [literacia] = PRINCIPLES as [(typeof PRINCIPLES)[number]];

/** A row with required columns only: every optional column has the database default. */
const minimalRow = (id: string, overrides: object = {}) => ({
  id,
  title: 'Transparência',
  description: 'Quem decide diz porquê.',
  icon_name: '',
  upvotes: 3,
  downvotes: 0,
  image_url: null,
  motif: '',
  theme_color: 'blue',
  relevance_title: '',
  relevance_headline: '',
  relevance_infographic_text: '',
  relevance_facts: [],
  relevance_sources: [],
  accordion_title: '',
  accordion_content: '',
  practical_example: '',
  quiz_question: '',
  quiz_options: [],
  quiz_correct_feedback: '',
  quiz_incorrect_feedback: '',
  chart_data: null,
  ...overrides,
});

it('loadPrinciples accepts a row with empty optional texts', async () => {
  const loaded = await load([literacia, minimalRow('transparencia')]);
  expect(loaded.map(({ id }) => id)).toEqual(['literacia', 'transparencia']);
  expect(loaded[0]).toMatchObject({ relevance_facts: literacia.relevance_facts, motif: 'book' });
});

it('loadPrinciples drops invalid fields of a row and keeps the position of a missing source', async () => {
  const source = literacia.relevance_sources[0];
  const [loaded] = await load([
    minimalRow('a', {
      chart_data: { type: 'pizza' },
      quiz_options: [{ text: '' }],
      theme_color: 'vermelho',
      relevance_sources: [{ fonte: 'sem ano' }, source],
    }),
  ]);
  expect(loaded).toMatchObject({
    chart_data: null,
    quiz_options: [],
    theme_color: 'blue',
    relevance_sources: [null, source],
  });
});

it('loadPrinciples skips invalid rows and throws only when no row is valid', async () => {
  expect(await load([{ id: 'x' }, literacia])).toHaveLength(1);
  expect(await load([])).toEqual([]);
  await expect(load([{ id: 'x' }])).rejects.toThrow('No row');
});

it('loadPrinciples picks the motif by the row, else by its icon, else by its position', async () => {
  const rows = [
    minimalRow('a', { motif: 'leaf', icon_name: 'scale' }),
    minimalRow('b', { icon_name: 'scale' }),
    minimalRow('c', { icon_name: 'table' }),
    ...['d', 'e', 'f', 'g', 'h'].map((id) => minimalRow(id, { icon_name: 'foguete' })),
  ];
  expect((await load(rows)).map(({ motif }) => motif)).toEqual([
    'leaf',
    'keystone',
    'table',
    'keystone',
    'table',
    'eye',
    'book',
    'rings',
  ]);
});

it.each([
  ['/imagens/literacia.webp', true],
  [`${location.origin}/imagens/literacia.webp`, true],
  ['data:image/png;base64,AAAA', true],
  ['https://outro.example/a.png', false],
  ['//outro.example/a.png', false],
  ['javascript:alert(1)', false],
  ['data:text/html,<p>', false],
  ['', false],
  [null, false],
])('allowedPictureUrl allows %s: %s', (address, allowed) => {
  expect(allowedPictureUrl(address) !== null).toBe(allowed);
});
