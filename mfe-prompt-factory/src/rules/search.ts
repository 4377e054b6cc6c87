import { type Category, partsOf, type Recipe } from '@ia/shared-services/recipes';

/** Lower case without accents, so that «saude» finds «Saúde». */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Match quality: 3 whole word, 2 prefix, 1 infix, 0 none. */
function closeness(word: string, text: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const begins = !isLetter(text[at - 1]);
    const ends = !isLetter(text[at + word.length]);
    best = Math.max(best, begins && ends ? 3 : begins ? 2 : 1);
  }
  return best;
}

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);

/**
 * Searchable text of a recipe, without role and limits: a limit that forbids «medicamentos» must not match that word.
 */
const aboutOf = (recipe: Recipe) =>
  partsOf(recipe)
    .filter(({ kind }) => kind !== 'role' && kind !== 'limits')
    .map(({ text }) => text)
    .join(' ') || recipe.template;

/** True when a text contains every word of the query; an empty query matches every text. */
export const matchesQuery = (query: string, text: string): boolean => {
  const all = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
};

/** Recipes that contain every word of the query. Title matches rank first, then whole words before parts. */
export function searchRecipes(
  query: string,
  recipes: readonly Recipe[],
  categories: readonly Category[],
): Recipe[] {
  const terms = plain(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const titles = new Map(categories.map((category) => [category.id, category.title]));
  const found = recipes.flatMap((recipe) => {
    const title = plain(recipe.title);
    const rest = plain(
      [
        titles.get(recipe.categoryId) ?? '',
        aboutOf(recipe),
        ...recipe.placeholders.flatMap(({ label, options }) => [label, ...options]),
      ].join(' '),
    );
    // The factor 4 makes one level in the title outweigh any level elsewhere.
    const scores = terms.map((word) => 4 * closeness(word, title) + closeness(word, rest));
    if (scores.includes(0)) return [];
    const begins = terms.some((word) => title.startsWith(word)) ? 2 : 0;
    return [{ recipe, score: scores.reduce((sum, score) => sum + score, begins) }];
  });
  return found.sort((a, b) => b.score - a.score).map(({ recipe }) => recipe);
}
