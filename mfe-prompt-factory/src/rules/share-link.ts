import {
  type Choice,
  type Choices,
  editedText,
  type PartKind,
  type Placeholder,
  partKey,
  type Recipe,
  recipeParts,
} from '@ia/shared-services/recipes';
import { RECIPE_PARAM } from './wizard-address.ts';

/** Maximum value length in a link, when written and when read: links are untrusted. */
const MAX_VALUE_LENGTH = 600;

/**
 * URL that opens the recipe with these choices, such as `/prompt-factory?receita=brainstorm&tema=…#fabrica`.
 * It omits default values and values of `omittedPlaceholders`.
 */
export function shareAddress(path: string, recipe: Recipe, choices: Choices): string {
  const query = new URLSearchParams({ [RECIPE_PARAM]: recipe.id });
  for (const { key, options } of recipe.placeholders) {
    const value = trimmedValue(choices, key);
    if (value !== '' && value !== options[0] && value.length <= MAX_VALUE_LENGTH) query.set(key, value);
  }
  for (const part of recipeParts(recipe)) {
    const text = editedText(part, choices);
    if (text && text.length <= MAX_VALUE_LENGTH) query.set(partKey(part.kind), text);
  }
  return `${path}?${query}#fabrica`;
}

/** Placeholders with a value that is too long for a link. */
export const omittedPlaceholders = (recipe: Recipe, choices: Choices): Placeholder[] =>
  recipe.placeholders.filter(({ key }) => trimmedValue(choices, key).length > MAX_VALUE_LENGTH);

/** Parts edited by hand that a link cannot carry: too long, or empty. */
export const omittedParts = (recipe: Recipe, choices: Choices): PartKind[] =>
  recipeParts(recipe).flatMap((part) => {
    const text = editedText(part, choices);
    return text !== null && (text === '' || text.length > MAX_VALUE_LENGTH) ? [part.kind] : [];
  });

const trimmedValue = (choices: Choices, key: string) => choices[key]?.value.trim() ?? '';

export interface SharedRecipe {
  recipe: Recipe;
  choices: Record<string, Choice>;
}

/** Parses a shared link; null when it names no known recipe. Unknown keys are ignored. */
export function parseSharedLink(
  query: Record<string, string>,
  recipes: readonly Recipe[],
): SharedRecipe | null {
  const recipe = recipes.find(({ id }) => id === query[RECIPE_PARAM]);
  if (!recipe) return null;
  const choices: Record<string, Choice> = {};
  for (const { key, options } of recipe.placeholders) {
    const value = query[key]?.trim().slice(0, MAX_VALUE_LENGTH);
    if (value) choices[key] = { value, own: !options.includes(value) };
  }
  for (const { kind } of recipeParts(recipe)) {
    const value = query[partKey(kind)]?.trim().slice(0, MAX_VALUE_LENGTH);
    if (value) choices[partKey(kind)] = { value, own: true };
  }
  return { recipe, choices };
}
