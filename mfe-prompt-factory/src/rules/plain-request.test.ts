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

it('is the task alone', () => {
  expect(kindsIn(recipeOf('brainstorm'), plain('brainstorm'))).toEqual(['task']);
});

it('brings the text that the task speaks of, and nothing else', () => {
  expect(plain('resumir-documento')?.split('\n')).toEqual([
    expect.stringContaining('o texto abaixo'),
    expect.stringMatching(/^Texto: «/),
  ]);
  expect(plain('resumir-documento', { [partKey('context')]: { value: '', own: true } })).not.toContain('\n');
});

it.each(RECIPES.map((each) => [each.id, each] as const))(
  '%s: names nothing that is not there',
  (_, recipe) => {
    const text = plainRequest(recipe, defaultChoices(recipe));
    if (text === null) return;
    if (/\babaixo\b/.test(text)) expect(text).toMatch(/abaixo.*\n.*«[^»]+»/s);
    if (/este pedido/.test(text)) expect(kindsIn(recipe, text)).toContain('context');
  },
);
