import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { finalPrompt, missingPlaceholders, type Recipe } from '@ia/shared-services/recipes';
import { expect, it } from 'vitest';
import { defaultChoices } from './choices.ts';
import {
  copyContent,
  decodeRecipe,
  EMPTY_CONTENT,
  encodeRecipe,
  MAX_LENGTH,
  type OwnContent,
  toRecipe,
} from './own-recipe.ts';

const ownContent: OwnContent = {
  title: 'Convite para o lanche 🎂',
  parts: {
    ...EMPTY_CONTENT.parts,
    role: 'Age como um bom vizinho.',
    task: 'Escreve um convite para [ocasião].',
  },
};
const recipe = toRecipe({ ...ownContent, id: 'minha-a1', at: 0 });

it('toRecipe turns square brackets into blanks and omits empty parts', () => {
  const choices = defaultChoices(recipe);
  expect(missingPlaceholders(recipe, choices).map(({ label }) => label)).toEqual(['ocasião']);
  choices['ocasião'] = { value: 'os meus anos', own: true };
  expect(finalPrompt(recipe, choices)).toBe(
    'Age como um bom vizinho.\n\nEscreve um convite para os meus anos.',
  );
});

it('decodeRecipe reads what encodeRecipe wrote, up to the largest recipe', () => {
  expect(decodeRecipe(encodeRecipe(ownContent))).toEqual(ownContent);
  expect(encodeRecipe(ownContent)).toMatch(/^[\w-]+$/);
  const long = 'ã'.repeat(MAX_LENGTH.part);
  const largest = {
    title: 'ã'.repeat(MAX_LENGTH.title),
    parts: { role: long, context: long, task: long, format: long, limits: long },
  };
  expect(decodeRecipe(encodeRecipe(largest))).toEqual(largest);
});

it.each([
  ['empty', ''],
  ['not base64', 'não é isto'],
  ['truncated', encodeRecipe(ownContent).slice(0, -9)],
  ['other JSON', btoa('{"a":1}')],
  ['a recipe with too many parts', btoa(JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f', 'g']))],
  ['a recipe without a task', encodeRecipe({ ...ownContent, parts: { ...ownContent.parts, task: ' ' } })],
  ['a recipe without a title', encodeRecipe({ ...ownContent, title: ' ' })],
  [
    'a recipe with a part over the limit',
    encodeRecipe({ ...ownContent, parts: { ...ownContent.parts, role: 'a'.repeat(MAX_LENGTH.part + 1) } }),
  ],
  ['a recipe with a part that is not a string', btoa(JSON.stringify(['a', 'b', 'c', { d: 1 }, 'e', 'f']))],
  ['over the length limit', 'a'.repeat(24_001)],
])('decodeRecipe returns null when the input is %s', (_, packed) => {
  expect(decodeRecipe(packed)).toBeNull();
});

it('decodeRecipe removes invisible characters', () => {
  const decoded = decodeRecipe(encodeRecipe({ ...ownContent, title: 'Con\u202evite\u0000' }));
  expect(decoded?.title).toBe('Convite');
});

it('copyContent converts every built-in recipe', () => {
  for (const builtIn of RECIPES) {
    const content = copyContent(builtIn, defaultChoices(builtIn));
    expect(decodeRecipe(encodeRecipe(content)), builtIn.id).not.toBeNull();
    const copy = toRecipe({ ...content, id: 'minha-a1', at: 0 });
    expect(
      copy.placeholders.map(({ label }: Recipe['placeholders'][number]) => label).sort(),
      builtIn.id,
    ).toEqual([...new Set(builtIn.placeholders.map(({ label }) => label))].sort());
  }
});
