import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_CHOICES } from './example-choices.ts';
import { matchingExamples } from './matching-examples.ts';

const recipeOf = (id: string) => {
  const recipe = RECIPES.find((one) => one.id === id);
  if (!recipe) throw new Error(`no recipe ${id}`);
  return recipe;
};

describe('EXAMPLE_CHOICES', () => {
  it.each(Object.entries(EXAMPLE_CHOICES))('%s names existing options and examples', (id, choice) => {
    const { placeholders, fallback_outputs } = recipeOf(id);
    const options = placeholders.find(({ key }) => key === choice.key)?.options ?? [];
    for (const [option, index] of Object.entries(choice.byOption ?? {})) {
      expect(options.filter((text) => text.startsWith(option))).toHaveLength(1);
      expect(fallback_outputs[index]).toBeTruthy();
    }
    expect(fallback_outputs[choice.otherwise]).toBeTruthy();
  });
});

describe('matchingExamples', () => {
  it.each([
    ['email-cancelar', {}, /^\*\*Assunto:\*\* Pedido de cancelamento/],
    ['preparar-consulta', { resultado: 'uma lista de perguntas para fazer' }, /^# Perguntas para levar/],
    ['preparar-consulta', { resultado: 'um resumo para entregar' }, /^# Resumo de uma página/],
    ['pedido-a-junta', { formato: 'um e-mail' }, /^\*\*Assunto:\*\*/],
    ['pedido-a-junta', { formato: 'o que devo dizer ao balcão' }, /^# Para dizer ao balcão/],
    [
      'responder-ao-senhorio',
      { pedido: 'que me mostre as contas por escrito' },
      /^\*\*Assunto:\*\* A sua mensagem/,
    ],
    [
      'responder-ao-senhorio',
      { pedido: 'uma conversa para tentarmos um acordo' },
      /^\*\*Assunto:\*\* Podemos falar/,
    ],
    ['carta-a-aima', { formato: 'uma carta' }, /^\*\*Assunto:\*\* Pedido de informação/],
    ['carta-a-aima', { formato: 'o que devo dizer ao balcão' }, /^# Para dizer ao balcão/],
    ['perguntas-de-regulamento', { excerto: 'texto meu' }, /^# Perguntas frequentes sobre as hortas/],
    ['resumir-emails', { mensagens: 'texto meu' }, /^# Resumo: mudança da feira/],
    ['explicar-tema', { tema: 'como funciona uma vacina' }, /^# O corpo é uma cozinha/],
    ['explicar-tema', { tema: 'o que é a inflação' }, /^# Modelo para explicar qualquer tema/],
    ['escolher-nome', { ideia: 'em companhia' }, /^# Dez nomes[^-]*(- \*\*[^*]+:\*\* .+\n){10}/],
    ['escolher-nome', { ideia: 'na natureza' }, /^# Nove nomes/],
    ['aviso-aos-vizinhos', { assunto: 'um gato perdido' }, /^\*\*Procuramos a sua ajuda/],
    ['aviso-aos-vizinhos', { assunto: 'texto meu' }, /^# Aviso/],
  ])('returns for %s with %j the example that answers it', (id, choices, expected) => {
    const chosen = Object.fromEntries(
      Object.entries(choices).map(([key, value]) => [key, { value, own: false }]),
    );
    const examples = matchingExamples(recipeOf(id), chosen);
    expect(examples).toHaveLength(1);
    expect(examples[0]).toMatch(expected);
  });

  it('returns every example of a recipe whose examples answer all choices, and of another prompt', () => {
    const recipe = recipeOf('brainstorm');
    expect(matchingExamples(recipe, {})).toEqual(recipe.fallback_outputs);
    expect(matchingExamples(recipeOf('email-cancelar'), null)).toHaveLength(2);
  });
});
