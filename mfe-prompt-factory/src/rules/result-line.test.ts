import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { expect, it } from 'vitest';
import { resultLine } from './result-line.ts';

const lineOfExamples = (...fallback_outputs: string[]) => resultLine({ fallback_outputs });

it('resultLine returns the first meaningful line without Markdown', () => {
  expect(lineOfExamples('# Um dia **tranquilo**, sem gastar muito\n\nManhã.')).toBe(
    'Um dia tranquilo, sem gastar muito',
  );
  expect(lineOfExamples('**Assunto:** Proposta de reunião\n\nBom dia,')).toBe('Assunto: Proposta de reunião');
  expect(lineOfExamples('(Nome)\n(Morada)\n\nExmas. Senhoras e Exmos. Senhores,\n\n1. Venho pedir:')).toBe(
    'Venho pedir',
  );
  expect(lineOfExamples()).toBeNull();
  expect(lineOfExamples('(Nome)')).toBeNull();
});

it('resultLine truncates between words', () => {
  expect(lineOfExamples(`${'palavra, '.repeat(20)}fim`)).toMatch(/^(palavra, )+palavra…$/);
  expect(lineOfExamples(`${'palavra, '.repeat(20)}fim`)?.length).toBeLessThanOrEqual(80);
});

it('resultLine fits a card for every text recipe', () => {
  for (const recipe of RECIPES.filter(({ type }) => type === 'text')) {
    const line = resultLine(recipe) ?? '';
    expect(line.length, recipe.id).toBeGreaterThan(4);
    expect(line.length, recipe.id).toBeLessThanOrEqual(80);
    expect(line, recipe.id).not.toMatch(/[*#]|^\(|,$/);
  }
});
