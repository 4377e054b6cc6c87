/** What stands in the blanks of a recipe, and in the parts that were changed by hand. */
import { type Choice, type Choices, partKey, partsOf, type Recipe, WHOLE } from '@ia/shared-services/recipes';

/** Each placeholder starts with its first option (specification §4). */
export const defaultChoices = (recipe: Recipe): Record<string, Choice> =>
  Object.fromEntries(
    recipe.placeholders.map(({ key, options }) => [
      key,
      { value: options[0] ?? '', own: options.length === 0 },
    ]),
  );

/** Choices from elsewhere, made to fit the recipe as it is today: a value that is no option any more becomes own words. */
export function fitChoices(recipe: Recipe, given: Choices): Record<string, Choice> {
  const fitted = defaultChoices(recipe);
  for (const { key, options } of recipe.placeholders) {
    const choice = given[key];
    if (choice) fitted[key] = { ...choice, own: choice.own || !options.includes(choice.value) };
  }
  for (const { kind } of partsOf(recipe)) {
    const changed = given[partKey(kind)];
    if (changed) fitted[partKey(kind)] = changed;
  }
  if (given[WHOLE]) fitted[WHOLE] = given[WHOLE];
  return fitted;
}

/** The visitor's own words in these choices, in no particular order. */
export const ownWords = (choices: Choices): string[] =>
  Object.values(choices)
    .map(({ value, own, words = '' }) => (own ? value : words).trim())
    .filter(Boolean);
