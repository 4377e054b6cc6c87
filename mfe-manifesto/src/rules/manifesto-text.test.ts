import { expect, it } from 'vitest';
import { changesBetween, splitIntoParts } from './manifesto-text.ts';
import { type Piece, wordDiff } from './word-diff.ts';

/** Diff as one text: `+added+` and `-removed-`. */
const mark = (pieces: Piece[]) =>
  pieces
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('');

it('wordDiff marks inserted and deleted words only', () => {
  expect(
    mark(
      wordDiff(
        'Todas as pessoas têm direito a compreender.',
        'Todas as pessoas têm o direito de compreender.',
      ),
    ),
  ).toBe('Todas as pessoas têm +o +direito -a -+de +compreender.');
  expect(mark(wordDiff('Um texto', 'Um texto'))).toBe('Um texto');
  expect(mark(wordDiff('', 'Novo'))).toBe('+Novo+');
  expect(mark(wordDiff('Antigo', ''))).toBe('-Antigo-');
  expect(mark(wordDiff('fim', 'fim.'))).toBe('fim+.+');
});

it.each([
  ['a b c d', 'd c b a'],
  ['A IA é de todos, e para todos.', 'A IA, que é de todos, serve todos.'],
  ['um\n\ndois três', 'um dois\n\ntrês quatro'],
])('wordDiff loses no word between «%s» and «%s»', (before, after) => {
  const pieces = wordDiff(before, after);
  const normalize = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');
  /** One of the two texts, rebuilt from the diff without the pieces of the other. */
  const side = (otherSide: Piece['kind']) =>
    normalize(
      pieces
        .filter(({ kind }) => kind !== otherSide)
        .map(({ text }) => text)
        .join(' '),
    ).replace(/ (?=[.,])/g, '');
  expect(side('removed')).toBe(normalize(after));
  expect(side('added').replaceAll(' ', '')).toBe(before.replace(/\s/g, ''));
});

it('wordDiff replaces a very long rewritten part as a whole', () => {
  const many = (word: string) => Array.from({ length: 3000 }, (_, n) => `${word}${n}`).join(' ');
  expect(wordDiff(many('a'), many('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

it('splitIntoParts splits a text by its headings', () => {
  expect(splitIntoParts('Abre assim.\n\n# Literacia\nSaber.\n\n# Outra Coisa: ação\r\nMais.')).toEqual([
    { id: 'abertura', title: null, text: 'Abre assim.' },
    { id: 'literacia', title: 'Literacia', text: 'Saber.' },
    { id: 'outra-coisa-acao', title: 'Outra Coisa: ação', text: 'Mais.' },
  ]);
});

it('changesBetween lists changed, new and removed parts only', () => {
  const changes = changesBetween(
    'Abre.\n\n# Literacia\nSaber.\n\n# Bem Comum\nPara todos.\n\n# Antigo\nIsto sai.',
    'Abre.\n\n# Literacia\nSaber mais.\n\n# Bem Comum\nPara todos.\n\n# Novo\nIsto entra.',
  );
  expect(changes.map(({ id, kind, pieces }) => [id, kind, mark(pieces)])).toEqual([
    ['literacia', 'changed', 'Saber +mais+.'],
    ['novo', 'new', '+Isto entra.+'],
    ['antigo', 'removed', '-Isto sai.-'],
  ]);
});
