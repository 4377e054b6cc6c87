import {
  byHand,
  type Choice,
  type Choices,
  type PartKind,
  type Placeholder,
  partKey,
  partsOf,
  type Recipe,
} from '@ia/shared-services/recipes';

/** Longest value put into a link, and taken from one: it comes from outside. */
const LONGEST = 600;
export const RECIPE = 'receita';

/** `/prompt-factory?receita=brainstorm&tema=…#fabrica`: opens the recipe with these choices. Defaults and `leftOut` are not in it. */
export function shareAddress(path: string, recipe: Recipe, choices: Choices): string {
  const query = new URLSearchParams({ [RECIPE]: recipe.id });
  for (const { key, options } of recipe.placeholders) {
    const value = written(choices, key);
    if (value !== '' && value !== options[0] && value.length <= LONGEST) query.set(key, value);
  }
  for (const part of partsOf(recipe)) {
    const text = byHand(part, choices);
    if (text && text.length <= LONGEST) query.set(partKey(part.kind), text);
  }
  return `${path}?${query}#fabrica`;
}

/** Placeholders whose value is too long for a link. */
export const leftOut = (recipe: Recipe, choices: Choices): Placeholder[] =>
  recipe.placeholders.filter(({ key }) => written(choices, key).length > LONGEST);

/** Parts changed by hand that a link cannot carry: too long, or left out altogether. */
export const partsLeftOut = (recipe: Recipe, choices: Choices): PartKind[] =>
  partsOf(recipe).flatMap((part) => {
    const text = byHand(part, choices);
    return text !== null && (text === '' || text.length > LONGEST) ? [part.kind] : [];
  });

const written = (choices: Choices, key: string) => choices[key]?.value.trim() ?? '';

export interface Shared {
  recipe: Recipe;
  choices: Record<string, Choice>;
}

/** What a shared link asks for, or null when it names no recipe we have. Unknown keys are ignored. */
export function readShared(query: Record<string, string>, recipes: readonly Recipe[]): Shared | null {
  const recipe = recipes.find(({ id }) => id === query[RECIPE]);
  if (!recipe) return null;
  const choices: Record<string, Choice> = {};
  for (const { key, options } of recipe.placeholders) {
    const value = query[key]?.trim().slice(0, LONGEST);
    if (value) choices[key] = { value, own: !options.includes(value) };
  }
  for (const { kind } of partsOf(recipe)) {
    const value = query[partKey(kind)]?.trim().slice(0, LONGEST);
    if (value) choices[partKey(kind)] = { value, own: true };
  }
  return { recipe, choices };
}
