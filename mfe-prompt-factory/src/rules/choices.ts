/** Values of a recipe's blanks and of parts edited by hand. */
import {
  type Choice,
  type Choices,
  partKey,
  partsOf,
  type Recipe,
  WHOLE_PROMPT,
} from '@ia/shared-services/recipes';

/** The first option of each placeholder (specification §4). */
export const defaultChoices = (recipe: Recipe): Record<string, Choice> =>
  Object.fromEntries(
    recipe.placeholders.map(({ key, options }) => [
      key,
      { value: options[0] ?? '', own: options.length === 0 },
    ]),
  );

/** Adapts choices to the current recipe: a value that is no longer an option becomes own text. */
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
  if (given[WHOLE_PROMPT]) fitted[WHOLE_PROMPT] = given[WHOLE_PROMPT];
  return fitted;
}

/** The visitor's own texts in these choices, in no particular order. */
export const ownTextsOf = (choices: Choices): string[] =>
  Object.values(choices)
    .map(({ value, own, savedText: ownText = '' }) => (own ? value : ownText).trim())
    .filter(Boolean);
