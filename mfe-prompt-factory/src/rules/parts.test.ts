import { RECIPES } from '@ia/shared-services/built-in-recipes';
import {
  finalPrompt,
  lacksTask,
  longestChoice,
  missingPlaceholders,
  partKey,
  partsOf,
  type Recipe,
} from '@ia/shared-services/recipes';
import { expect, it } from 'vitest';
import { defaultChoices, fitChoices, ownTextsOf } from './choices.ts';
import { searchRecipes } from './search.ts';
import { omittedParts, parseSharedLink, shareAddress } from './share-link.ts';

const recipe = RECIPES[0] as Recipe;
const own = (value: string) => ({ value, own: true });
const given = (changes: object) => ({ ...defaultChoices(recipe), ...changes });

it("Part edited by hand replaces the recipe's, and its blanks are not required", () => {
  const choices = given({ tema: own(''), [partKey('task')]: own('Dá-me três ideias para um jardim.') });
  expect(finalPrompt(recipe, choices).split('\n')[2]).toBe('Dá-me três ideias para um jardim.');
  expect(missingPlaceholders(recipe, choices)).toEqual([]);
  expect(missingPlaceholders(recipe, given({ tema: own('') })).map(({ key }) => key)).toEqual(['tema']);
});

it('Empty part is omitted from the prompt, except the required task', () => {
  const without = given({ [partKey('role')]: own(' ') });
  expect(finalPrompt(recipe, without)).not.toContain('Age como');
  expect(finalPrompt(recipe, without)).not.toMatch(/^\n|\n\n/);
  expect(lacksTask(recipe, without)).toBe(false);
  expect(lacksTask(recipe, given({ [partKey('task')]: own('') }))).toBe(true);
});

it('Text of a reset part is stored and not in the prompt', () => {
  const aside = given({ [partKey('role')]: { value: '', own: false, savedText: 'Age como um poeta.' } });
  expect(finalPrompt(recipe, aside)).toBe(recipe && finalPrompt(recipe, defaultChoices(recipe)));
  expect(ownTextsOf(aside)).toEqual(['Age como um poeta.']);
  expect(fitChoices(recipe, aside)).toEqual(aside);
});

it('longestChoice returns a part when it is longer than every value', () => {
  expect(longestChoice(recipe, given({ [partKey('limits')]: own('a'.repeat(500)) }))).toBe(partKey('limits'));
  // The replaced task's blank is no longer in the prompt.
  const hidden = given({ tema: own('b'.repeat(900)), [partKey('task')]: own('c'.repeat(200)) });
  expect(longestChoice(recipe, hidden)).toBe(partKey('task'));
});

it('Share link carries edited parts, and omittedParts names those that do not fit', () => {
  const choices = given({ [partKey('format')]: own('Em duas linhas & só.'), [partKey('role')]: own('') });
  const query = new URLSearchParams(/\?([^#]*)/.exec(shareAddress('/f', recipe, choices))?.[1] ?? '');
  const shared = parseSharedLink(Object.fromEntries(query), RECIPES);
  expect(shared?.choices).toEqual({ [partKey('format')]: own('Em duas linhas & só.') });
  expect(omittedParts(recipe, choices)).toEqual(['role']);
  expect(omittedParts(recipe, given({ [partKey('limits')]: own('x'.repeat(601)) }))).toEqual(['limits']);
});

it.each([
  ['without parts', { parts: null }],
  ['whose template differs from its parts', { template: 'Escreve sobre [tema].' }],
  [
    'with a duplicate part',
    {
      parts: [
        { kind: 'task', text: 'A' },
        { kind: 'task', text: 'B' },
      ],
      template: 'A\nB',
    },
  ],
])('partsOf returns no parts for a recipe %s', (_, change) => {
  const odd = { ...recipe, ...change } as Recipe;
  expect(partsOf(odd)).toEqual([]);
  expect(finalPrompt(odd, given({ [partKey('task')]: own('de outra vez') }))).not.toContain('de outra vez');
});

it('Search ignores the limits of a recipe', () => {
  expect(recipe.template).toContain('moradas');
  expect(searchRecipes('moradas', [recipe], [])).toEqual([]);
  expect(searchRecipes('ideias', [recipe], [])).toEqual([recipe]);
});
