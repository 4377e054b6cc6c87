import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';

/** Ratings of this session, by recipe. A reload forgets them; the server counts one rating per visitor anyway. */
const ratingsAtom = atom<Readonly<Record<string, number>>>({});

/** Rating of one recipe, once per session. */
export function useSessionRating(recipeId: string) {
  const [ratings, setRatings] = useAtom(ratingsAtom);
  const rate = useCallback(
    // An earlier rating takes precedence.
    (stars: number) => setRatings((previous) => ({ [recipeId]: stars, ...previous })),
    [recipeId, setRatings],
  );
  return { rating: ratings[recipeId] ?? null, rate };
}
