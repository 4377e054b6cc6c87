import type { Category, Recipe } from '../content/recipes/recipe.ts';

/** Lower case without accents, so that «saude» finds «Saúde». */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Recipes that hold every word of the query, those with a word in the title first. */
export function searchRecipes(
  query: string,
  recipes: readonly Recipe[],
  categories: readonly Category[],
): Recipe[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const titles = new Map(categories.map((category) => [category.id, category.title]));
  const found = recipes.flatMap((recipe) => {
    const title = plain(recipe.title);
    const all = plain(
      [
        recipe.title,
        titles.get(recipe.categoryId) ?? '',
        recipe.template,
        ...recipe.placeholders.flatMap(({ label, options }) => [label, ...options]),
      ].join(' '),
    );
    if (!words.every((word) => all.includes(word))) return [];
    return [{ recipe, inTitle: words.some((word) => title.includes(word)) }];
  });
  return found.sort((a, b) => Number(b.inTitle) - Number(a.inTitle)).map(({ recipe }) => recipe);
}
