/** Values of a recipe's blanks and of parts edited by hand. `own` is true for text that the visitor wrote. */
import {
  type Choice,
  type Choices,
  partKey,
  type Recipe,
  recipeParts,
  WHOLE_PROMPT,
} from '@ia/shared-services/recipes';

/** The first option of each placeholder. */
export const defaultChoices = (recipe: Recipe): Record<string, Choice> =>
  Object.fromEntries(
    recipe.placeholders.map(({ key, options }) => [
      key,
      { value: options[0] ?? '', own: options.length === 0 },
    ]),
  );

/** Adapts choices to the current recipe: a value that is no longer an option becomes own text. */
export function fitChoices(recipe: Recipe, choices: Choices): Record<string, Choice> {
  const fitted = defaultChoices(recipe);
  for (const { key, options } of recipe.placeholders) {
    const choice = choices[key];
    if (choice) fitted[key] = { ...choice, own: choice.own || !options.includes(choice.value) };
  }
  for (const { kind } of recipeParts(recipe)) {
    const editedPart = choices[partKey(kind)];
    if (editedPart) fitted[partKey(kind)] = editedPart;
  }
  if (choices[WHOLE_PROMPT]) fitted[WHOLE_PROMPT] = choices[WHOLE_PROMPT];
  return fitted;
}

/** Collects the visitor's own texts, in use or saved, in no particular order. */
export const collectOwnTexts = (choices: Choices): string[] =>
  Object.values(choices)
    .map(({ value, own, savedText: ownText = '' }) => (own ? value : ownText).trim())
    .filter(Boolean);
