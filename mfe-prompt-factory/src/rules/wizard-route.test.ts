import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import type { Recipe } from '@ia/shared-services/recipes';
import { describe, expect, it } from 'vitest';
import {
  categoryStepAddress,
  createStepAddress,
  recipeStepAddress,
  resultStepAddress,
} from './wizard-address.ts';
import { parseWizardRoute } from './wizard-route.ts';

const recipe = RECIPES[0] as Recipe;
const catalogue = { categories: CATEGORIES, recipes: RECIPES };
const parseAddress = (address: string) =>
  parseWizardRoute(Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '')), catalogue);

describe('parseWizardRoute', () => {
  it.each([
    [categoryStepAddress('/f'), { step: 'category' }],
    [recipeStepAddress('/f', 'saude'), { step: 'recipe', category: { id: 'saude' } }],
    [createStepAddress('/f', recipe.id), { step: 'create', recipe, sharedChoices: {} }],
    [resultStepAddress('/f', recipe.id, 'a1'), { step: 'result', recipe, answerId: 'a1' }],
  ])('resolves %s', (address, route) => {
    expect(address).toMatch(/^\/f.*#fabrica$/);
    expect(parseAddress(address)).toMatchObject({ route, unresolved: null });
  });

  it('uses no parameter that is a placeholder key', () => {
    const keys = new Set(RECIPES.flatMap(({ placeholders }) => placeholders.map(({ key }) => key)));
    for (const param of ['receita', 'categoria', 'passo', 'resposta-guardada'])
      expect(keys.has(param)).toBe(false);
  });
});
