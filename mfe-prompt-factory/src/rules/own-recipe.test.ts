import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { finalPrompt, missing, type Recipe } from '@ia/shared-services/recipes';
import { expect, it } from 'vitest';
import { defaultChoices } from './choices.ts';
import { asRecipe, contentFrom, EMPTY, LONGEST, type OwnContent, pack, unpack } from './own-recipe.ts';

const mine: OwnContent = {
  title: 'Convite para o lanche 🎂',
  parts: { ...EMPTY.parts, role: 'Age como um bom vizinho.', task: 'Escreve um convite para [ocasião].' },
};
const recipe = asRecipe({ ...mine, id: 'minha-a1', at: 0 });

it('has the blanks that stand in square brackets, and leaves empty parts out', () => {
  const choices = defaultChoices(recipe);
  expect(missing(recipe, choices).map(({ label }) => label)).toEqual(['ocasião']);
  choices['ocasião'] = { value: 'os meus anos', own: true };
  expect(finalPrompt(recipe, choices)).toBe(
    'Age como um bom vizinho.\nEscreve um convite para os meus anos.',
  );
});

it('travels in an address, and comes out as it went in', () => {
  expect(unpack(pack(mine))).toEqual(mine);
  expect(pack(mine)).toMatch(/^[\w-]+$/);
  const long = 'ã'.repeat(LONGEST.part);
  const largest = {
    title: 'ã'.repeat(LONGEST.title),
    parts: { role: long, context: long, task: long, format: long, limits: long },
  };
  expect(unpack(pack(largest))).toEqual(largest);
});

it.each([
  ['nothing', ''],
  ['no base64', 'não é isto'],
  ['cut short', pack(mine).slice(0, -9)],
  ['other JSON', btoa('{"a":1}')],
  ['too many parts', btoa(JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f', 'g']))],
  ['no task', pack({ ...mine, parts: { ...mine.parts, task: ' ' } })],
  ['no title', pack({ ...mine, title: ' ' })],
  ['too long a part', pack({ ...mine, parts: { ...mine.parts, role: 'a'.repeat(LONGEST.part + 1) } })],
  ['what is no text', btoa(JSON.stringify(['a', 'b', 'c', { d: 1 }, 'e', 'f']))],
  ['far too long', 'a'.repeat(24_001)],
])('is nothing when it is %s', (_, packed) => {
  expect(unpack(packed)).toBeNull();
});

it('loses signs that nobody sees', () => {
  const hidden = unpack(pack({ ...mine, title: 'Con\u202evite\u0000' }));
  expect(hidden?.title).toBe('Convite');
});

it('begins from any recipe there is', () => {
  for (const one of RECIPES) {
    const content = contentFrom(one, defaultChoices(one));
    expect(unpack(pack(content)), one.id).not.toBeNull();
    const own = asRecipe({ ...content, id: 'minha-a1', at: 0 });
    expect(own.placeholders.map(({ label }: Recipe['placeholders'][number]) => label).sort(), one.id).toEqual(
      [...new Set(one.placeholders.map(({ label }) => label))].sort(),
    );
  }
});
