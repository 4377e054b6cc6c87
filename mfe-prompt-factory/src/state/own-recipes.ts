/** The visitor's own recipes, on this device. */
import { deviceAtom, lenientList } from '@ia/shared-services/storage';
import { atom, useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import {
  asRecipe,
  MOST_RECIPES,
  type OwnContent,
  type OwnRecipe,
  ownRecipeSchema,
} from '../rules/own-recipe.ts';

const schema = v.object({ version: v.literal(1), recipes: lenientList(ownRecipeSchema) });
type Stored = v.InferOutput<typeof schema>;

/** What was erased last, to be taken back while the site is open. */
const erasedAtom = atom<OwnRecipe | null>(null);

const ownAtom = deviceAtom<Stored>('promptFactoryOwnRecipes', schema, { version: 1, recipes: [] });

export function useOwnRecipes() {
  const [{ recipes: own }, set] = useAtom(ownAtom);
  const [erased, setErased] = useAtom(erasedAtom);
  const recipes = useMemo(() => own.map(asRecipe), [own]);
  const put = useCallback(
    (recipe: OwnRecipe) =>
      set((stored) => ({
        version: 1,
        recipes: [recipe, ...stored.recipes.filter(({ id }) => id !== recipe.id)].slice(0, MOST_RECIPES),
      })),
    [set],
  );
  /** @param id of the one that it takes the place of; a new one without it */
  const keep = useCallback(
    (content: OwnContent, id?: string): string => {
      const at = Date.now();
      const kept = { ...content, id: id ?? `minha-${at.toString(36)}`, at };
      put(kept);
      return kept.id;
    },
    [put],
  );
  const erase = useCallback(
    (gone: OwnRecipe) => {
      setErased(gone);
      set((stored) => ({ version: 1, recipes: stored.recipes.filter(({ id }) => id !== gone.id) }));
    },
    [set, setErased],
  );
  const undo = useCallback(() => {
    if (erased) put(erased);
    setErased(null);
  }, [put, erased, setErased]);
  return { own, recipes, full: own.length >= MOST_RECIPES, keep, erase, erased, undo };
}
