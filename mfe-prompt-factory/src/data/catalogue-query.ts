import type { Backend } from '@ia/shared-services/backend';
import { type Category, categorySchema, type Recipe, recipeSchema } from '@ia/shared-services/recipes';
import * as v from 'valibot';

export interface Catalogue {
  categories: Category[];
  recipes: Recipe[];
  /** True when the database request failed and the built-in recipes replace its own. */
  failed: boolean;
}

/** Key of the catalogue in `useResource`. */
export const CATALOGUE_KEY = 'prompt-factory-catalogue';

/**
 * Loads categories and recipes from the database. Falls back to the built-in ones (same source as the seed) without a
 * database or when the request fails. Database errors never reject the promise.
 */
export async function loadCatalogue(
  backend: Backend | null,
  report: (error: unknown) => void,
): Promise<Catalogue> {
  if (!backend) return loadBuiltInCatalogue();
  try {
    return await loadFromDatabase(backend);
  } catch (error) {
    report(error);
    return loadBuiltInCatalogue({ failed: true });
  }
}

async function loadFromDatabase(backend: Backend): Promise<Catalogue> {
  const [categories, recipes] = await Promise.all([
    backend.run((db) => db.from('categories').select('*').order('position')),
    backend.run((db) => db.from('recipes').select('*').order('position')),
  ]);
  return {
    categories: v.parse(v.pipe(v.array(categorySchema), v.minLength(1)), categories),
    recipes: v.parse(
      v.pipe(v.array(recipeSchema), v.minLength(1)),
      recipes.map(({ category_id, ...recipe }) => ({ ...recipe, categoryId: category_id })),
    ),
    failed: false,
  };
}

/** Loads the recipes bundled with the app. @throws when the chunk fails to load */
export async function loadBuiltInCatalogue({ failed = false } = {}): Promise<Catalogue> {
  const { CATEGORIES, RECIPES } = await import('@ia/shared-services/built-in-recipes');
  return { categories: CATEGORIES, recipes: RECIPES, failed };
}
