import { RECIPES } from '@ia/shared-services/built-in-recipes';
import {
  finalPrompt,
  lacksTask,
  longestChoice,
  missingPlaceholders,
  partKey,
  type Recipe,
  recipeParts,
} from '@ia/shared-services/recipes';
import { expect, it } from 'vitest';
import { collectOwnTexts, defaultChoices, fitChoices } from './choices.ts';
import { searchRecipes } from './search.ts';
import { omittedParts, parseSharedLink, shareAddress } from './share-link.ts';

// A recipe consists of parts: role, context, task, format and limits, in this order. Visitors fill in the
// blanks of a part or edit it by hand. The tests use the recipe `brainstorm`, whose task has the blank
// `tema`.
const recipe = RECIPES[0] as Recipe;
const ownText = (value: string) => ({ value, own: true });
const choicesWith = (changes: object) => ({ ...defaultChoices(recipe), ...changes });

it('finalPrompt contains a part edited by hand, whose blanks are not required', () => {
  const choices = choicesWith({
    tema: ownText(''),
    [partKey('task')]: ownText('Dá-me três ideias para um jardim.'),
  });
  expect(finalPrompt(recipe, choices).split('\n\n')[2]).toBe('Dá-me três ideias para um jardim.');
  expect(missingPlaceholders(recipe, choices)).toEqual([]);
  expect(missingPlaceholders(recipe, choicesWith({ tema: ownText('') })).map(({ key }) => key)).toEqual([
    'tema',
  ]);
});

it('finalPrompt omits an empty part, and lacksTask reports an empty task', () => {
  const emptyRole = choicesWith({ [partKey('role')]: ownText(' ') });
  expect(finalPrompt(recipe, emptyRole)).not.toContain('Age como');
  expect(finalPrompt(recipe, emptyRole)).not.toMatch(/^\n|\n{3}/);
  expect(lacksTask(recipe, emptyRole)).toBe(false);
  expect(lacksTask(recipe, choicesWith({ [partKey('task')]: ownText('') }))).toBe(true);
});

it('finalPrompt ignores the saved text of a reset part, and fitChoices retains it', () => {
  const resetRole = choicesWith({
    [partKey('role')]: { value: '', own: false, savedText: 'Age como um poeta.' },
  });
  expect(finalPrompt(recipe, resetRole)).toBe(finalPrompt(recipe, defaultChoices(recipe)));
  expect(collectOwnTexts(resetRole)).toEqual(['Age como um poeta.']);
  expect(fitChoices(recipe, resetRole)).toEqual(resetRole);
});

it('longestChoice returns a part when it is longer than every value', () => {
  expect(longestChoice(recipe, choicesWith({ [partKey('limits')]: ownText('a'.repeat(500)) }))).toBe(
    partKey('limits'),
  );
  // The replaced task's blank is no longer in the prompt.
  const replacedTask = choicesWith({
    tema: ownText('b'.repeat(900)),
    [partKey('task')]: ownText('c'.repeat(200)),
  });
  expect(longestChoice(recipe, replacedTask)).toBe(partKey('task'));
});

it('shareAddress carries edited parts, and omittedParts names those that do not fit', () => {
  const choices = choicesWith({
    [partKey('format')]: ownText('Em duas linhas & só.'),
    [partKey('role')]: ownText(''),
  });
  const query = new URLSearchParams(/\?([^#]*)/.exec(shareAddress('/f', recipe, choices))?.[1] ?? '');
  const shared = parseSharedLink(Object.fromEntries(query), RECIPES);
  expect(shared?.choices).toEqual({ [partKey('format')]: ownText('Em duas linhas & só.') });
  expect(omittedParts(recipe, choices)).toEqual(['role']);
  expect(omittedParts(recipe, choicesWith({ [partKey('limits')]: ownText('x'.repeat(601)) }))).toEqual([
    'limits',
  ]);
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
])('recipeParts returns no parts for a recipe %s', (_, changes) => {
  const changedRecipe = { ...recipe, ...changes } as Recipe;
  expect(recipeParts(changedRecipe)).toEqual([]);
  expect(
    finalPrompt(changedRecipe, choicesWith({ [partKey('task')]: ownText('de outra vez') })),
  ).not.toContain('de outra vez');
});

it('searchRecipes ignores the limits of a recipe', () => {
  expect(recipe.template).toContain('moradas');
  expect(searchRecipes('moradas', [recipe], [])).toEqual([]);
  expect(searchRecipes('ideias', [recipe], [])).toEqual([recipe]);
});
