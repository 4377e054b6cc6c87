/**
 * Places of the factory: category → recipe → create → result. The URL is the only state, so Back, Forward, reload and
 * copied links work.
 */
import type { Category, Choice, Recipe } from '@ia/shared-services/recipes';
import { parseSharedLink, RECIPE } from './share-link.ts';

export type Step = 'category' | 'recipe' | 'create' | 'result';

export type WizardRoute =
  | { step: 'category' }
  /** The prompts stored on this device. */
  | { step: 'mine' }
  /** An own recipe: copied from another, edited, or received in the URL. */
  | { step: 'own'; from: string | null; edit: string | null; given: string | null }
  | { step: 'recipe'; category: Category }
  /** `given` holds the values of a shared link. */
  | { step: 'create'; recipe: Recipe; given: Record<string, Choice> }
  /** Without an id: the newest answer to the recipe on this device. */
  | { step: 'result'; recipe: Recipe; answerId: string | null };

/** The part of a URL that could not be resolved; the nearest place is shown instead. */
export type UnresolvedPart = 'category' | 'recipe' | 'step' | 'answer';

type Query = Record<string, string>;

const GIVEN = 'receita-partilhada';

const ANCHOR = 'fabrica';
const CATEGORY = 'categoria';
const STEP = 'passo';
const RESULT = 'resultado';
const MINE = 'os-meus-prompts';
const OWN = 'a-minha-receita';
/** Contains a hyphen, which no placeholder key has, so it cannot clash. */
const ANSWER = 'resposta-guardada';

/** True when a URL points into the wizard. */
export const opensWizard = (query: Query, anchor: string | null): boolean =>
  anchor === ANCHOR || isPastCategoryStep(query);

/** True when a URL points beyond the category step. */
export const isPastCategoryStep = (query: Query): boolean =>
  [RECIPE, CATEGORY, STEP].some((key) => key in query);

/** True when a URL names a recipe or category, which may exist in the database only. */
export const namesRecipeOrCategory = (query: Query): boolean => RECIPE in query || CATEGORY in query;

/** Resolves URL parameters to a place. */
export function parseWizardRoute(
  query: Query,
  { categories, recipes }: { categories: readonly Category[]; recipes: readonly Recipe[] },
): { route: WizardRoute; unresolved: UnresolvedPart | null } {
  const category = categories.find(({ id }) => id === query[CATEGORY]);
  const nearest: WizardRoute = category ? { step: 'recipe', category } : { step: 'category' };
  const step = query[STEP];
  if (RECIPE in query) {
    const shared = parseSharedLink(query, recipes);
    if (!shared) return { route: nearest, unresolved: 'recipe' };
    if (step === RESULT) {
      const route: WizardRoute = { step: 'result', recipe: shared.recipe, answerId: query[ANSWER] ?? null };
      return { route, unresolved: null };
    }
    const route: WizardRoute = { step: 'create', recipe: shared.recipe, given: shared.choices };
    return { route, unresolved: STEP in query && !usesKey(shared.recipe, STEP) ? 'step' : null };
  }
  if (step === OWN) {
    const { de = null, mudar = null, [GIVEN]: given = null } = query;
    return { route: { step: 'own', from: de, edit: mudar, given }, unresolved: null };
  }
  if (step === MINE) return { route: { step: 'mine' }, unresolved: null };
  if (CATEGORY in query && !category) return { route: nearest, unresolved: 'category' };
  return { route: nearest, unresolved: STEP in query ? 'step' : null };
}

const usesKey = (recipe: Recipe, key: string) =>
  recipe.placeholders.some((placeholder) => placeholder.key === key);

/** URL of the category step. */
export const categoryAddress = (path: string): string => address(path, {});
/** URL of the prompts stored on this device. */
export const mineAddress = (path: string): string => address(path, { [STEP]: MINE });
/**
 * URL of the own-recipe step. `de`: recipe to copy; `mudar`: own recipe to edit; `receita-partilhada`: encoded
 * recipe.
 */
export const ownAddress = (path: string, query: { de?: string; mudar?: string; [GIVEN]?: string }): string =>
  address(path, { [STEP]: OWN, ...query });
/** URL of a category's recipes. */
export const recipeAddress = (path: string, categoryId: string): string =>
  address(path, { [CATEGORY]: categoryId });
/** URL of a recipe's template. */
export const createAddress = (path: string, recipeId: string): string =>
  address(path, { [RECIPE]: recipeId });
/** URL of an answer to a recipe. */
export const resultAddress = (path: string, recipeId: string, answerId: string): string =>
  address(path, { [RECIPE]: recipeId, [STEP]: RESULT, [ANSWER]: answerId });

function address(path: string, query: Query): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}#${ANCHOR}`;
}
