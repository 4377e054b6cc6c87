/**
 * Routes of the wizard: category → recipe → create → result. The URL is the only state, so Back, Forward, reload and
 * copied links work.
 */
import type { Category, Choice, Recipe } from '@ia/shared-services/recipes';
import { parseSharedLink, RECIPE_PARAM } from './share-link.ts';

export type Step = 'category' | 'recipe' | 'create' | 'result';

export type WizardRoute =
  | { step: 'category' }
  /** The prompts stored on this device. */
  | { step: 'mine' }
  /** An own recipe: copied from recipe `copyOf`, own recipe `editId` edited, or received `encoded` in the URL. */
  | { step: 'own'; copyOf: string | null; editId: string | null; encoded: string | null }
  | { step: 'recipe'; category: Category }
  /** `sharedChoices` holds the values of a shared link. */
  | { step: 'create'; recipe: Recipe; sharedChoices: Record<string, Choice> }
  /** Without an id: the newest answer to the recipe on this device. */
  | { step: 'result'; recipe: Recipe; answerId: string | null };

/** The part of a URL that could not be resolved; the nearest step is shown instead. */
export type UnresolvedPart = 'category' | 'recipe' | 'step' | 'answer';

type Query = Record<string, string>;

const SHARED_RECIPE_PARAM = 'receita-partilhada';

/** Anchor of the wizard, part of its URLs. */
export const ANCHOR = 'fabrica';
const CATEGORY_PARAM = 'categoria';
const STEP_PARAM = 'passo';
const RESULT_STEP = 'resultado';
const MY_PROMPTS_STEP = 'os-meus-prompts';
const OWN_RECIPE_STEP = 'a-minha-receita';
/** Contains a hyphen, which no placeholder key has, so it cannot clash. */
const ANSWER_PARAM = 'resposta-guardada';

/** True when a URL points into the wizard. */
export const opensWizard = (query: Query, anchor: string | null): boolean =>
  anchor === ANCHOR || isPastCategoryStep(query);

/** True when a URL points beyond the category step. */
export const isPastCategoryStep = (query: Query): boolean =>
  [RECIPE_PARAM, CATEGORY_PARAM, STEP_PARAM].some((key) => key in query);

/** True when a URL names a recipe or category, which may exist in the database only. */
export const namesRecipeOrCategory = (query: Query): boolean =>
  RECIPE_PARAM in query || CATEGORY_PARAM in query;

/** Resolves URL parameters to a route. */
export function parseWizardRoute(
  query: Query,
  { categories, recipes }: { categories: readonly Category[]; recipes: readonly Recipe[] },
): { route: WizardRoute; unresolved: UnresolvedPart | null } {
  const category = categories.find(({ id }) => id === query[CATEGORY_PARAM]);
  const nearestRoute: WizardRoute = category ? { step: 'recipe', category } : { step: 'category' };
  const step = query[STEP_PARAM];
  if (RECIPE_PARAM in query) {
    const shared = parseSharedLink(query, recipes);
    if (!shared) return { route: nearestRoute, unresolved: 'recipe' };
    if (step === RESULT_STEP) {
      const route: WizardRoute = {
        step: 'result',
        recipe: shared.recipe,
        answerId: query[ANSWER_PARAM] ?? null,
      };
      return { route, unresolved: null };
    }
    const route: WizardRoute = { step: 'create', recipe: shared.recipe, sharedChoices: shared.choices };
    return { route, unresolved: STEP_PARAM in query && !usesKey(shared.recipe, STEP_PARAM) ? 'step' : null };
  }
  if (step === OWN_RECIPE_STEP) {
    const { de: copyOf = null, mudar: editId = null, [SHARED_RECIPE_PARAM]: encoded = null } = query;
    return { route: { step: 'own', copyOf, editId, encoded }, unresolved: null };
  }
  if (step === MY_PROMPTS_STEP) return { route: { step: 'mine' }, unresolved: null };
  if (CATEGORY_PARAM in query && !category) return { route: nearestRoute, unresolved: 'category' };
  return { route: nearestRoute, unresolved: STEP_PARAM in query ? 'step' : null };
}

const usesKey = (recipe: Recipe, key: string) =>
  recipe.placeholders.some((placeholder) => placeholder.key === key);

/** URL of the category step. */
export const categoryAddress = (path: string): string => buildAddress(path, {});
/** URL of the prompts stored on this device. */
export const myPromptsAddress = (path: string): string =>
  buildAddress(path, { [STEP_PARAM]: MY_PROMPTS_STEP });
/**
 * URL of the own-recipe step. `de`: recipe to copy; `mudar`: own recipe to edit; `receita-partilhada`: encoded
 * recipe.
 */
export const ownAddress = (
  path: string,
  query: { de?: string; mudar?: string; [SHARED_RECIPE_PARAM]?: string },
): string => buildAddress(path, { [STEP_PARAM]: OWN_RECIPE_STEP, ...query });
/** URL of a category's recipes. */
export const recipeAddress = (path: string, categoryId: string): string =>
  buildAddress(path, { [CATEGORY_PARAM]: categoryId });
/** URL of a recipe's template. */
export const createAddress = (path: string, recipeId: string): string =>
  buildAddress(path, { [RECIPE_PARAM]: recipeId });
/** URL of an answer to a recipe. */
export const resultAddress = (path: string, recipeId: string, answerId: string): string =>
  buildAddress(path, { [RECIPE_PARAM]: recipeId, [STEP_PARAM]: RESULT_STEP, [ANSWER_PARAM]: answerId });

function buildAddress(path: string, query: Query): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}#${ANCHOR}`;
}
