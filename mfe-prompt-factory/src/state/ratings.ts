import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';

/** Ratings of this session, by recipe. A reload forgets them; the server counts one rating per visitor anyway. */
const ratingsAtom = atom<Readonly<Record<string, number>>>({});

/** Rating of one recipe, once per session (specification §5). */
export function useSessionRating(recipeId: string) {
  const [ratings, setRatings] = useAtom(ratingsAtom);
  const rate = useCallback(
    (stars: number) => setRatings((before) => ({ [recipeId]: stars, ...before })),
    [recipeId, setRatings],
  );
  return { rating: ratings[recipeId] ?? null, rate };
}
