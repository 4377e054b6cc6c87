import { describe, expect, it } from 'vitest';
import { RECIPES } from '../content/recipes/index.ts';
import type { Recipe } from '../content/recipes/recipe.ts';
import { START, type WizardState, wizard } from './wizard.ts';

const recipe = RECIPES[0] as Recipe;
const at = (...actions: Parameters<typeof wizard>[1][]): WizardState => actions.reduce(wizard, START);

const result = at(
  { type: 'pick-category', categoryId: recipe.categoryId },
  { type: 'pick-recipe', recipe },
  { type: 'choose', key: 'tema', choice: { value: 'um jardim', own: true } },
  { type: 'generate', prompt: 'Ideias sobre um jardim' },
);

describe('wizard', () => {
  it('goes category → recipe → create → result', () => {
    const picked = at({ type: 'pick-category', categoryId: 'saude' });
    expect(picked).toMatchObject({ step: 'recipe', categoryId: 'saude' });
    expect(wizard(picked, { type: 'pick-recipe', recipe }).step).toBe('create');
    expect(result).toMatchObject({ step: 'result', prompt: 'Ideias sobre um jardim' });
  });

  it('starts every placeholder at its first option, unchanged', () => {
    const { choices, changed } = at({ type: 'pick-recipe', recipe });
    for (const { key, options } of recipe.placeholders) {
      expect(choices[key]).toEqual({ value: options[0], own: false });
    }
    expect(changed).toBe(false);
    expect(result.changed).toBe(true);
  });

  it('back to category resets everything', () => {
    expect(wizard(result, { type: 'back-to-category' })).toEqual(START);
  });

  it('back to recipe clears recipe and output, and keeps the category', () => {
    expect(wizard(result, { type: 'back-to-recipe' })).toEqual({
      ...START,
      step: 'recipe',
      categoryId: recipe.categoryId,
    });
  });

  it('back to create keeps the recipe and its choices', () => {
    expect(wizard(result, { type: 'back-to-create' })).toEqual({ ...result, step: 'create', prompt: null });
  });
});
