import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { partKey, partsOf, type Recipe } from '@ia/shared-services/recipes';
import { expect, it } from 'vitest';
import { defaultChoices } from './choices.ts';
import { plainRequest } from './plain-request.ts';

const recipeOf = (id: string) => RECIPES.find((each) => each.id === id) as Recipe;
const plain = (id: string, changes: object = {}) =>
  plainRequest(recipeOf(id), { ...defaultChoices(recipeOf(id)), ...changes });
const kindsIn = (recipe: Recipe, text: string | null) =>
  partsOf(recipe)
    .filter((part) => text?.includes(part.text.slice(0, part.text.indexOf('[')) || part.text))
    .map(({ kind }) => kind);

it('plainRequest contains the task only', () => {
  expect(kindsIn(recipeOf('brainstorm'), plain('brainstorm'))).toEqual(['task']);
});

it('plainRequest adds the context that the task refers to', () => {
  expect(plain('resumir-documento')?.split('\n')).toEqual([
    expect.stringContaining('o texto abaixo'),
    expect.stringMatching(/^Texto: «/),
  ]);
  expect(plain('resumir-documento', { [partKey('context')]: { value: '', own: true } })).not.toContain('\n');
});

it.each(RECIPES.map((each) => [each.id, each] as const))(
  'plainRequest of %s refers only to content that it includes',
  (_, recipe) => {
    const text = plainRequest(recipe, defaultChoices(recipe));
    if (text === null) return;
    if (/\babaixo\b/.test(text)) expect(text).toMatch(/abaixo.*\n.*«[^»]+»/s);
    if (/este pedido/.test(text)) expect(kindsIn(recipe, text)).toContain('context');
  },
);
