import { type Category, type Recipe, recipeParts } from '@ia/shared-services/recipes';

/** Lower case without accents, so that «saude» finds «Saúde». */
const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Match quality: 3 whole word, 2 prefix, 1 infix, 0 none. */
function matchQuality(word: string, text: string): number {
  let best = 0;
  for (let index = text.indexOf(word); index !== -1; index = text.indexOf(word, index + 1)) {
    const begins = !isLetter(text[index - 1]);
    const ends = !isLetter(text[index + word.length]);
    best = Math.max(best, begins && ends ? 3 : begins ? 2 : 1);
  }
  return best;
}

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);

/**
 * Searchable text of a recipe, without role and limits: a limit that forbids «medicamentos» must not match that word.
 */
const searchableText = (recipe: Recipe) =>
  recipeParts(recipe)
    .filter(({ kind }) => kind !== 'role' && kind !== 'limits')
    .map(({ text }) => text)
    .join(' ') || recipe.template;

/** True when a text contains every word of the query; an empty query matches every text. */
export const matchesQuery = (query: string, text: string): boolean => {
  const normalizedText = normalize(text);
  return normalize(query)
    .split(/\s+/)
    .every((word) => normalizedText.includes(word));
};

/** Recipes that contain every word of the query. Title matches rank first, then whole words before parts. */
export function searchRecipes(
  query: string,
  recipes: readonly Recipe[],
  categories: readonly Category[],
): Recipe[] {
  const terms = normalize(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const titles = new Map(categories.map((category) => [category.id, category.title]));
  const matches = recipes.flatMap((recipe) => {
    const title = normalize(recipe.title);
    const otherText = normalize(
      [
        titles.get(recipe.categoryId) ?? '',
        searchableText(recipe),
        ...recipe.placeholders.flatMap(({ label, options }) => [label, ...options]),
      ].join(' '),
    );
    // The factor 4 makes one level in the title outweigh any level elsewhere.
    const scores = terms.map((word) => 4 * matchQuality(word, title) + matchQuality(word, otherText));
    if (scores.includes(0)) return [];
    const titleBonus = terms.some((word) => title.startsWith(word)) ? 2 : 0;
    return [{ recipe, score: scores.reduce((sum, score) => sum + score, titleBonus) }];
  });
  return matches.sort((a, b) => b.score - a.score).map(({ recipe }) => recipe);
}
