import { RECIPES } from '@ia/shared-services/built-in-recipes';
import type { Recipe } from '@ia/shared-services/recipes';
import { describe, expect, it } from 'vitest';
import { defaultChoices, fitChoices } from './choices.ts';

const recipe = RECIPES[0] as Recipe;

describe('defaultChoices and fitChoices', () => {
  it('select the first options', () => {
    for (const { key, options } of recipe.placeholders) {
      expect(defaultChoices(recipe)[key]).toEqual({ value: options[0], own: false });
    }
  });

  it('turn values that are no longer options into own text, and drop unknown keys', () => {
    const fitted = fitChoices(recipe, {
      tema: { value: 'já não é opção', own: false },
      outra: { value: 'x', own: true },
    });
    expect(fitted).toEqual({ ...defaultChoices(recipe), tema: { value: 'já não é opção', own: true } });
  });
});
