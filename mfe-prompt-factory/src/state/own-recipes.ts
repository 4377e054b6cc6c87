/** The visitor's own recipes, stored on this device. */
import { deviceAtom, lenientList } from '@ia/shared-services/storage';
import { atom, useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import {
  MAX_OWN_RECIPES,
  type OwnContent,
  type OwnRecipe,
  ownRecipeSchema,
  toRecipe,
} from '../rules/own-recipe.ts';

const schema = v.object({ version: v.literal(1), recipes: lenientList(ownRecipeSchema) });
type Stored = v.InferOutput<typeof schema>;

/** The recipe erased last, for undo while the page is open. */
const erasedAtom = atom<OwnRecipe | null>(null);

const ownAtom = deviceAtom<Stored>('promptFactoryOwnRecipes', schema, { version: 1, recipes: [] });

/** Own recipes on this device, with save, erase and undo. */
export function useOwnRecipes() {
  const [{ recipes: ownRecipes }, set] = useAtom(ownAtom);
  const [erased, setErased] = useAtom(erasedAtom);
  const recipes = useMemo(() => ownRecipes.map(toRecipe), [ownRecipes]);
  const storeRecipe = useCallback(
    (recipe: OwnRecipe) =>
      set((stored) => ({
        version: 1,
        recipes: [recipe, ...stored.recipes.filter(({ id }) => id !== recipe.id)].slice(0, MAX_OWN_RECIPES),
      })),
    [set],
  );
  /** @param id of the recipe to replace; omit it to create one */
  const saveRecipe = useCallback(
    (content: OwnContent, id?: string): string => {
      const at = Date.now();
      const saved = { ...content, id: id ?? `minha-${at.toString(36)}`, at };
      storeRecipe(saved);
      return saved.id;
    },
    [storeRecipe],
  );
  const erase = useCallback(
    (recipe: OwnRecipe) => {
      setErased(recipe);
      set((stored) => ({ version: 1, recipes: stored.recipes.filter(({ id }) => id !== recipe.id) }));
    },
    [set, setErased],
  );
  const undo = useCallback(() => {
    if (erased) storeRecipe(erased);
    setErased(null);
  }, [storeRecipe, erased, setErased]);
  return {
    ownRecipes,
    recipes,
    isFull: ownRecipes.length >= MAX_OWN_RECIPES,
    saveRecipe,
    erase,
    erased,
    undo,
  };
}
