import type { Backend } from '@ia/shared-services/backend';
import { type Category, categorySchema, type Recipe, recipeSchema } from '@ia/shared-services/recipes';
import * as v from 'valibot';

export interface Catalogue {
  categories: Category[];
  recipes: Recipe[];
  /** The database could not be asked and the built-in recipes stand in for its own. */
  failed: boolean;
}

/** Key of the resource. */
export const CATALOGUE_KEY = 'prompt-factory-catalogue';

/**
 * Categories and recipes of the database; the built-in ones, from the same source as the seed, when there is no
 * database or it cannot be asked. Never rejects for the database's sake.
 */
export async function loadCatalogue(
  backend: Backend | null,
  report: (error: unknown) => void,
): Promise<Catalogue> {
  if (!backend) return builtIn();
  try {
    return await fromDatabase(backend);
  } catch (error) {
    report(error);
    return builtIn(true);
  }
}

async function fromDatabase(backend: Backend): Promise<Catalogue> {
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

/** The recipes that the app carries. @throws when their code cannot be loaded */
export async function builtIn(failed = false): Promise<Catalogue> {
  const { CATEGORIES, RECIPES } = await import('@ia/shared-services/built-in-recipes');
  return { categories: CATEGORIES, recipes: RECIPES, failed };
}
