import { expect, it } from 'vitest';
import { parse, plain, termsIn } from './index.ts';

it('parse reads strong text and terms', () => {
  expect(parse('Um [[prompt|pedido]] **claro**, 2 * 3.')).toEqual([
    { kind: 'text', text: 'Um ' },
    { kind: 'term', id: 'prompt', text: 'pedido' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'claro' },
    { kind: 'text', text: ', 2 * 3.' },
  ]);
});

it('parse keeps single square brackets as text', () => {
  expect(parse('Escreve sobre [assunto].')).toEqual([{ kind: 'text', text: 'Escreve sobre [assunto].' }]);
});

it('termsIn lists each term once', () => {
  expect(termsIn({ a: '[[ia|IA]] e [[prompt]]', b: ['[[ia]]'] })).toEqual(['ia', 'prompt']);
});

it('plain removes the markup', () => {
  expect(plain('Um [[prompt|pedido]] **claro**.')).toBe('Um pedido claro.');
});
