import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { expect, it } from 'vitest';
import { resultLine } from './result-line.ts';

const lineOfExamples = (...fallback_outputs: string[]) => resultLine({ fallback_outputs });

it('resultLine returns the first meaningful line without Markdown', () => {
  expect(lineOfExamples('# Um dia **tranquilo**, sem gastar muito\n\nManhã.')).toBe(
    'Um dia tranquilo, sem gastar muito',
  );
  expect(lineOfExamples('**Assunto:** Proposta de reunião\n\nBom dia,\n\nProponho duas datas.')).toBe(
    'Proponho duas datas.',
  );
  expect(
    lineOfExamples('(Nome)\n(Morada)\n\nExmas. Senhoras e Exmos. Senhores,\n\nPeço:\n\n1. Uma resposta.'),
  ).toBe('Uma resposta.');
  expect(lineOfExamples('Pedido de (o quê)\n\nPreciso de ajuda.')).toBe('Preciso de ajuda.');
  expect(lineOfExamples()).toBeNull();
  expect(lineOfExamples('(Nome)')).toBeNull();
});

it('resultLine truncates between words', () => {
  expect(lineOfExamples(`${'palavra, '.repeat(20)}fim`)).toMatch(/^(palavra, )+palavra…$/);
  expect(lineOfExamples(`${'palavra, '.repeat(20)}fim`)?.length).toBeLessThanOrEqual(80);
});

it('resultLine is a sentence, a title or an item that fits a card, for every text recipe', () => {
  for (const recipe of RECIPES.filter(({ type }) => type === 'text')) {
    const line = resultLine(recipe) ?? '';
    expect(line.length, recipe.id).toBeGreaterThan(4);
    expect(line.length, recipe.id).toBeLessThanOrEqual(80);
    expect(line, recipe.id).not.toMatch(/[*#(]|^Assunto|[,:;]$/);
    expect(line, recipe.id).toMatch(/^[«"]?\p{Lu}/u);
  }
});
