import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { partKey, type Recipe, recipeParts } from '@ia/shared-services/recipes';
import { expect, it } from 'vitest';
import { defaultChoices } from './choices.ts';
import { plainRequest } from './plain-request.ts';

const findRecipe = (id: string) => RECIPES.find((recipe) => recipe.id === id) as Recipe;
const requestFor = (id: string, changes: object = {}) =>
  plainRequest(findRecipe(id), { ...defaultChoices(findRecipe(id)), ...changes });
/** Kinds of the parts whose text, up to the first blank, occurs in `text`. */
const includedKinds = (recipe: Recipe, text: string | null) =>
  recipeParts(recipe)
    .filter((part) => text?.includes(part.text.slice(0, part.text.indexOf('[')) || part.text))
    .map(({ kind }) => kind);

it('plainRequest contains the task only', () => {
  expect(includedKinds(findRecipe('brainstorm'), requestFor('brainstorm'))).toEqual(['task']);
});

it('plainRequest adds the context that the task refers to', () => {
  expect(requestFor('resumir-documento')?.split('\n\n')).toEqual([
    expect.stringContaining('o texto abaixo'),
    expect.stringMatching(/^Texto: «/),
  ]);
  expect(requestFor('resumir-documento', { [partKey('context')]: { value: '', own: true } })).not.toContain(
    '\n',
  );
});

it.each(RECIPES.map((recipe) => [recipe.id, recipe] as const))(
  'plainRequest of %s refers only to content that it includes',
  (_, recipe) => {
    const text = plainRequest(recipe, defaultChoices(recipe));
    if (text === null) return;
    if (/\babaixo\b/.test(text)) expect(text).toMatch(/abaixo.*\n.*«[^»]+»/s);
    if (/este pedido/.test(text)) expect(includedKinds(recipe, text)).toContain('context');
  },
);
