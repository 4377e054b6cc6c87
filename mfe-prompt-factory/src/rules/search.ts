import { type Category, partsOf, type Recipe } from '@ia/shared-services/recipes';

/** Lower case without accents, so that «saude» finds «Saúde». */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** How well a word is found: as a word of its own, as the beginning of one, inside one, or not at all. */
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

/** What a recipe is about: not who the AI is to be, nor what it must not do, which would lead to «medicamentos». */
const aboutOf = (recipe: Recipe) =>
  partsOf(recipe)
    .filter(({ kind }) => kind !== 'role' && kind !== 'limits')
    .map(({ text }) => text)
    .join(' ') || recipe.template;

/** Whether a text holds every word of the query, or a beginning of it: nothing asked is held by all. */
export const holdsWords = (query: string, text: string): boolean => {
  const all = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
};

/** Recipes that hold every word of the query. What the title says counts before the rest, whole words before parts. */
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
    const rest = plain(
      [
        titles.get(recipe.categoryId) ?? '',
        aboutOf(recipe),
        ...recipe.placeholders.flatMap(({ label, options }) => [label, ...options]),
      ].join(' '),
    );
    // One step of closeness in the title outweighs any in the rest.
    const scores = words.map((word) => 4 * closeness(word, title) + closeness(word, rest));
    if (scores.includes(0)) return [];
    const begins = words.some((word) => title.startsWith(word)) ? 2 : 0;
    return [{ recipe, score: scores.reduce((sum, score) => sum + score, begins) }];
  });
  return found.sort((a, b) => b.score - a.score).map(({ recipe }) => recipe);
}
