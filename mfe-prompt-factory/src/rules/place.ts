/**
 * Where one is in the factory: category → recipe → create → result. The address alone decides, so that Back, Forward,
 * reload and a copied address lead where they should.
 */
import type { Category, Choice, Recipe } from '@ia/shared-services/recipes';
import { RECIPE, readShared } from './share-link.ts';

export type Step = 'category' | 'recipe' | 'create' | 'result';

export type Place =
  | { step: 'category' }
  /** What this device keeps, beside the steps. */
  | { step: 'mine' }
  /** A recipe of the visitor's own: begun from another, changed, or given with the address. */
  | { step: 'own'; from: string | null; edit: string | null; given: string | null }
  | { step: 'recipe'; category: Category }
  /** `given` came with a shared link. */
  | { step: 'create'; recipe: Recipe; given: Record<string, Choice> }
  /** Without an id: the newest answer to the recipe on this device. */
  | { step: 'result'; recipe: Recipe; answerId: string | null };

/** What an address asked for that is not there; the nearest place is shown instead. */
export type Astray = 'category' | 'recipe' | 'step' | 'answer';

type Query = Record<string, string>;

const GIVEN = 'receita-partilhada';

const ANCHOR = 'fabrica';
const CATEGORY = 'categoria';
const STEP = 'passo';
const RESULT = 'resultado';
const MINE = 'os-meus-prompts';
const OWN = 'a-minha-receita';
/** With a hyphen, which no placeholder's key has. */
const ANSWER = 'resposta-guardada';

/** Whether an address leads into the wizard, and not only to the page it stands on. */
export const asksForWizard = (query: Query, anchor: string | null): boolean =>
  anchor === ANCHOR || [RECIPE, CATEGORY, STEP].some((key) => key in query);

/** Whether an address names a recipe or category, of which there may be more in the database than are built in. */
export const asksByName = (query: Query): boolean => RECIPE in query || CATEGORY in query;

export function readPlace(
  query: Query,
  { categories, recipes }: { categories: readonly Category[]; recipes: readonly Recipe[] },
): { place: Place; astray: Astray | null } {
  const category = categories.find(({ id }) => id === query[CATEGORY]);
  const nearest: Place = category ? { step: 'recipe', category } : { step: 'category' };
  const step = query[STEP];
  if (RECIPE in query) {
    const shared = readShared(query, recipes);
    if (!shared) return { place: nearest, astray: 'recipe' };
    if (step === RESULT) {
      const place: Place = { step: 'result', recipe: shared.recipe, answerId: query[ANSWER] ?? null };
      return { place, astray: null };
    }
    const place: Place = { step: 'create', recipe: shared.recipe, given: shared.choices };
    return { place, astray: STEP in query && !usesKey(shared.recipe, STEP) ? 'step' : null };
  }
  if (step === OWN) {
    const { de = null, mudar = null, [GIVEN]: given = null } = query;
    return { place: { step: 'own', from: de, edit: mudar, given }, astray: null };
  }
  if (step === MINE) return { place: { step: 'mine' }, astray: null };
  if (CATEGORY in query && !category) return { place: nearest, astray: 'category' };
  return { place: nearest, astray: STEP in query ? 'step' : null };
}

const usesKey = (recipe: Recipe, key: string) =>
  recipe.placeholders.some((placeholder) => placeholder.key === key);

export const categoryAddress = (path: string): string => address(path, {});
export const mineAddress = (path: string): string => address(path, { [STEP]: MINE });
/** `de`: the recipe to begin from; `mudar`: the own recipe to change; `receita-partilhada`: one that is given. */
export const ownAddress = (path: string, query: { de?: string; mudar?: string; [GIVEN]?: string }): string =>
  address(path, { [STEP]: OWN, ...query });
export const recipeAddress = (path: string, categoryId: string): string =>
  address(path, { [CATEGORY]: categoryId });
export const createAddress = (path: string, recipeId: string): string =>
  address(path, { [RECIPE]: recipeId });
export const resultAddress = (path: string, recipeId: string, answerId: string): string =>
  address(path, { [RECIPE]: recipeId, [STEP]: RESULT, [ANSWER]: answerId });

function address(path: string, query: Query): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}#${ANCHOR}`;
}
