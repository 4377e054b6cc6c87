import { expect, it } from 'vitest';
import { findTerms, parseRichText, stripMarkup } from './index.ts';

// The markup of texts: `**strong**`, and `[[id|text]]` for a link to a glossary term.
it('parseRichText reads strong text and terms', () => {
  expect(parseRichText('Um [[prompt|pedido]] **claro**, 2 * 3.')).toEqual([
    { kind: 'text', text: 'Um ' },
    { kind: 'term', id: 'prompt', text: 'pedido' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'claro' },
    { kind: 'text', text: ', 2 * 3.' },
  ]);
});

it('parseRichText keeps single square brackets as text', () => {
  expect(parseRichText('Escreve sobre [assunto].')).toEqual([
    { kind: 'text', text: 'Escreve sobre [assunto].' },
  ]);
});

it('findTerms lists each term once', () => {
  expect(findTerms({ a: '[[ia|IA]] e [[prompt]]', b: ['[[ia]]'] })).toEqual(['ia', 'prompt']);
});

it('stripMarkup removes the markup', () => {
  expect(stripMarkup('Um [[prompt|pedido]] **claro**.')).toBe('Um pedido claro.');
});
