import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';

/** Stars given in this session, by recipe. Forgotten on reload; the server counts one rating per visitor anyway. */
const ratingsAtom = atom<Readonly<Record<string, number>>>({});

/** The rating of one recipe: given once per session (specification §5). */
export function useSessionRating(recipeId: string) {
  const [ratings, setRatings] = useAtom(ratingsAtom);
  const rate = useCallback(
    (stars: number) => setRatings((before) => ({ [recipeId]: stars, ...before })),
    [recipeId, setRatings],
  );
  return { rating: ratings[recipeId] ?? null, rate };
}
