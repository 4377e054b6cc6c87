import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { finalPrompt, missingPlaceholders, type Recipe } from '@ia/shared-services/recipes';
import { expect, it } from 'vitest';
import { defaultChoices } from './choices.ts';
import {
  contentFrom,
  EMPTY_CONTENT,
  MAX_LENGTH,
  type OwnContent,
  pack,
  toRecipe,
  unpack,
} from './own-recipe.ts';

const mine: OwnContent = {
  title: 'Convite para o lanche 🎂',
  parts: {
    ...EMPTY_CONTENT.parts,
    role: 'Age como um bom vizinho.',
    task: 'Escreve um convite para [ocasião].',
  },
};
const recipe = toRecipe({ ...mine, id: 'minha-a1', at: 0 });

it('toRecipe turns square brackets into blanks and omits empty parts', () => {
  const choices = defaultChoices(recipe);
  expect(missingPlaceholders(recipe, choices).map(({ label }) => label)).toEqual(['ocasião']);
  choices['ocasião'] = { value: 'os meus anos', own: true };
  expect(finalPrompt(recipe, choices)).toBe(
    'Age como um bom vizinho.\nEscreve um convite para os meus anos.',
  );
});

it('pack and unpack round-trip a recipe, up to the largest', () => {
  expect(unpack(pack(mine))).toEqual(mine);
  expect(pack(mine)).toMatch(/^[\w-]+$/);
  const long = 'ã'.repeat(MAX_LENGTH.part);
  const largest = {
    title: 'ã'.repeat(MAX_LENGTH.title),
    parts: { role: long, context: long, task: long, format: long, limits: long },
  };
  expect(unpack(pack(largest))).toEqual(largest);
});

it.each([
  ['empty', ''],
  ['not base64', 'não é isto'],
  ['truncated', pack(mine).slice(0, -9)],
  ['other JSON', btoa('{"a":1}')],
  ['a recipe with too many parts', btoa(JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f', 'g']))],
  ['a recipe without a task', pack({ ...mine, parts: { ...mine.parts, task: ' ' } })],
  ['a recipe without a title', pack({ ...mine, title: ' ' })],
  [
    'a recipe with a part over the limit',
    pack({ ...mine, parts: { ...mine.parts, role: 'a'.repeat(MAX_LENGTH.part + 1) } }),
  ],
  ['a recipe with a part that is not a string', btoa(JSON.stringify(['a', 'b', 'c', { d: 1 }, 'e', 'f']))],
  ['over the length limit', 'a'.repeat(24_001)],
])('unpack returns null when the input is %s', (_, packed) => {
  expect(unpack(packed)).toBeNull();
});

it('unpack removes invisible characters', () => {
  const hidden = unpack(pack({ ...mine, title: 'Con\u202evite\u0000' }));
  expect(hidden?.title).toBe('Convite');
});

it('contentFrom converts every built-in recipe', () => {
  for (const one of RECIPES) {
    const content = contentFrom(one, defaultChoices(one));
    expect(unpack(pack(content)), one.id).not.toBeNull();
    const own = toRecipe({ ...content, id: 'minha-a1', at: 0 });
    expect(own.placeholders.map(({ label }: Recipe['placeholders'][number]) => label).sort(), one.id).toEqual(
      [...new Set(one.placeholders.map(({ label }) => label))].sort(),
    );
  }
});
