import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { useBackend } from '@ia/shared-services/use-backend';
import { heldBy, subscribeRating } from '@ia/shared-services/waiting';
import { Rating } from '@ia/shared-ui/rating';
import { useEffect, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';
import { forgetRating, isAway, keepRating, rateRecipe } from '../../../data/rating-mutation.ts';
import { useSessionRating } from '../../../state/ratings.ts';
import { useCatalogue } from '../use-catalogue.ts';

/** Stars for a recipe, once per session. The server is told when there is one; its errors are only logged. */
export function RecipeRating({ recipeId }: { recipeId: string }) {
  const shell = useShell();
  const backend = useBackend();
  const { setData } = useCatalogue();
  const { rating, rate } = useSessionRating(recipeId);
  const [waits, setWaits] = useState<'rateWaits' | 'rateQueued' | null>(null);
  useEffect(() => subscribeRating(recipeId, () => setWaits(null)), [recipeId]);

  const send = async (stars: number) => {
    rate(stars);
    if (!backend) return;
    // Before it is sent: what no server heard goes on from any page of the site.
    keepRating(recipeId, stars);
    try {
      const { total_score, vote_count } = await rateRecipe(backend, recipeId, stars);
      forgetRating(recipeId);
      const rated = (recipe: Recipe) =>
        recipe.id === recipeId ? { ...recipe, total_score, vote_count } : recipe;
      // What is there by now: another answer may have changed it since the stars were given.
      setData((now) => ({ ...now, recipes: now.recipes.map(rated) }));
    } catch (error) {
      shell.report(error, { recipeId });
      if (!isAway(error)) forgetRating(recipeId);
      else if (heldBy(error)) setWaits('rateQueued');
      else if (!navigator.onLine) setWaits('rateWaits');
    }
  };

  return (
    <div>
      <Rating key={recipeId} label={resultTexts.rate} value={rating} onRate={(stars) => void send(stars)} />
      <p role="status">{waits && resultTexts[waits]}</p>
    </div>
  );
}
