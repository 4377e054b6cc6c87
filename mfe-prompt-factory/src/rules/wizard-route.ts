/**
 * Routes of the wizard: category → recipe → create → result. The URL is the only state, so Back, Forward, reload and
 * copied links work.
 */
import type { Category, Choice, Recipe } from '@ia/shared-services/recipes';
import { parseSharedLink } from './share-link.ts';
import {
  ANSWER_PARAM,
  CATEGORY_PARAM,
  MY_PROMPTS_STEP,
  OWN_RECIPE_STEP,
  RECIPE_PARAM,
  RESULT_STEP,
  SHARED_RECIPE_PARAM,
  STEP_PARAM,
} from './wizard-address.ts';

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
    // A recipe may have a placeholder with the key «passo»: the parameter is then its value, not a step.
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
