import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { subscribeRating } from '@ia/shared-services/unsent';
import { useBackend } from '@ia/shared-services/use-backend';
import { Rating } from '@ia/shared-ui/rating';
import { useEffect, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';
import { rateRecipe } from '../../../data/rating-mutation.ts';
import { useSessionRating } from '../../../state/ratings.ts';
import { useCatalogue } from '../use-catalogue.ts';

/** Star rating of a recipe, once per session. Sent to the server if there is one; errors are only logged. */
export function RecipeRating({ recipeId }: { recipeId: string }) {
  const shell = useShell();
  const backend = useBackend();
  const { setData } = useCatalogue();
  const { rating, rate } = useSessionRating(recipeId);
  // Text while the rating waits on the device: for the network, or for the end of a rate limit. Null once it
  // is sent.
  const [waitingText, setWaitingText] = useState<'rateWaits' | 'rateQueued' | null>(null);
  useEffect(() => subscribeRating(recipeId, () => setWaitingText(null)), [recipeId]);

  const send = async (stars: number) => {
    rate(stars);
    if (!backend) return;
    const { report, notify } = shell;
    const outcome = await rateRecipe(recipeId, stars, { backend, report, notify });
    if (!outcome) return;
    if (outcome.verdict === 'sent') {
      const { total_score, vote_count } = outcome.answer;
      const withTotals = (recipe: Recipe) =>
        recipe.id === recipeId ? { ...recipe, total_score, vote_count } : recipe;
      // The current catalogue: another answer may have changed it since the stars were given.
      return setData((current) => ({ ...current, recipes: current.recipes.map(withTotals) }));
    }
    if (outcome.verdict !== 'unavailable' && outcome.verdict !== 'rate-limited') return;
    report(outcome.error, { recipeId });
    if (outcome.verdict === 'rate-limited') setWaitingText('rateQueued');
    else if (!navigator.onLine) setWaitingText('rateWaits');
  };

  return (
    <div>
      <Rating key={recipeId} label={resultTexts.rate} value={rating} onRate={(stars) => void send(stars)} />
      <p role="status">{waitingText && resultTexts[waitingText]}</p>
    </div>
  );
}
