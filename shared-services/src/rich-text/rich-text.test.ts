import { expect, it } from 'vitest';
import { parse, plain, termsIn } from './index.ts';

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

it('reads without its marks', () => {
  expect(plain('Um [[prompt|pedido]] **claro**.')).toBe('Um pedido claro.');
});
