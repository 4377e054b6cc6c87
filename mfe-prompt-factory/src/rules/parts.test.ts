import { RECIPES } from '@ia/shared-services/built-in-recipes';
import {
  finalPrompt,
  lacksTask,
  longest,
  missing,
  partKey,
  partsOf,
  type Recipe,
} from '@ia/shared-services/recipes';
import { expect, it } from 'vitest';
import { defaultChoices, fitChoices, ownWords } from './choices.ts';
import { searchRecipes } from './search.ts';
import { partsLeftOut, readShared, shareAddress } from './share-link.ts';

const recipe = RECIPES[0] as Recipe;
const own = (value: string) => ({ value, own: true });
const given = (changes: object) => ({ ...defaultChoices(recipe), ...changes });

it('a part changed by hand takes the place of the recipe’s, and its blanks are not missed', () => {
  const choices = given({ tema: own(''), [partKey('task')]: own('Dá-me três ideias para um jardim.') });
  expect(finalPrompt(recipe, choices).split('\n')[2]).toBe('Dá-me três ideias para um jardim.');
  expect(missing(recipe, choices)).toEqual([]);
  expect(missing(recipe, given({ tema: own('') })).map(({ key }) => key)).toEqual(['tema']);
});

it('an emptied part is left out, except the task, without which there is nothing to ask', () => {
  const without = given({ [partKey('role')]: own(' ') });
  expect(finalPrompt(recipe, without)).not.toContain('Age como');
  expect(finalPrompt(recipe, without)).not.toMatch(/^\n|\n\n/);
  expect(lacksTask(recipe, without)).toBe(false);
  expect(lacksTask(recipe, given({ [partKey('task')]: own('') }))).toBe(true);
});

it('words that were set aside are kept, and are not in the prompt', () => {
  const aside = given({ [partKey('role')]: { value: '', own: false, words: 'Age como um poeta.' } });
  expect(finalPrompt(recipe, aside)).toBe(recipe && finalPrompt(recipe, defaultChoices(recipe)));
  expect(ownWords(aside)).toEqual(['Age como um poeta.']);
  expect(fitChoices(recipe, aside)).toEqual(aside);
});

it('what has to become shorter is a part, when that is the longest', () => {
  expect(longest(recipe, given({ [partKey('limits')]: own('a'.repeat(500)) }))).toBe(partKey('limits'));
  // Its blank is not in the prompt any more.
  const hidden = given({ tema: own('b'.repeat(900)), [partKey('task')]: own('c'.repeat(200)) });
  expect(longest(recipe, hidden)).toBe(partKey('task'));
});

it('a link carries changed parts, and names those that it cannot', () => {
  const choices = given({ [partKey('format')]: own('Em duas linhas & só.'), [partKey('role')]: own('') });
  const query = new URLSearchParams(/\?([^#]*)/.exec(shareAddress('/f', recipe, choices))?.[1] ?? '');
  const shared = readShared(Object.fromEntries(query), RECIPES);
  expect(shared?.choices).toEqual({ [partKey('format')]: own('Em duas linhas & só.') });
  expect(partsLeftOut(recipe, choices)).toEqual(['role']);
  expect(partsLeftOut(recipe, given({ [partKey('limits')]: own('x'.repeat(601)) }))).toEqual(['limits']);
});

it.each([
  ['without parts', { parts: null }],
  ['whose template was changed alone', { template: 'Escreve sobre [tema].' }],
  [
    'with one part twice',
    {
      parts: [
        { kind: 'task', text: 'A' },
        { kind: 'task', text: 'B' },
      ],
      template: 'A\nB',
    },
  ],
])('a recipe %s is one piece', (_, change) => {
  const odd = { ...recipe, ...change } as Recipe;
  expect(partsOf(odd)).toEqual([]);
  expect(finalPrompt(odd, given({ [partKey('task')]: own('de outra vez') }))).not.toContain('de outra vez');
});

it('what the AI must not do leads to no recipe', () => {
  expect(recipe.template).toContain('moradas');
  expect(searchRecipes('moradas', [recipe], [])).toEqual([]);
  expect(searchRecipes('ideias', [recipe], [])).toEqual([recipe]);
});
