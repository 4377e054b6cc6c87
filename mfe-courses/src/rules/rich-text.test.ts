import { expect, it } from 'vitest';
import { parse, termsIn } from './rich-text.ts';

it('reads strong words and terms, and leaves the rest alone', () => {
  expect(parse('Um [[prompt|pedido]] **claro**, 2 * 3.')).toEqual([
    { kind: 'text', text: 'Um ' },
    { kind: 'term', id: 'prompt', text: 'pedido' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'claro' },
    { kind: 'text', text: ', 2 * 3.' },
  ]);
});

it('keeps square brackets that are blanks to fill in', () => {
  expect(parse('Escreve sobre [assunto].')).toEqual([{ kind: 'text', text: 'Escreve sobre [assunto].' }]);
});

it('lists each term once', () => {
  expect(termsIn({ a: '[[ia|IA]] e [[prompt]]', b: ['[[ia]]'] })).toEqual(['ia', 'prompt']);
});
