import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { useBackend } from '@ia/shared-services/use-backend';
import { Rating } from '@ia/shared-ui/rating';
import { resultTexts } from '../../../content/texts.ts';
import { rateRecipe } from '../../../data/rating-mutation.ts';
import { useSessionRating } from '../../../state/ratings.ts';
import { useCatalogue } from '../use-catalogue.ts';

/** Stars for a recipe, once per session. The server is told when there is one; its errors are only logged. */
export function RecipeRating({ recipeId }: { recipeId: string }) {
  const shell = useShell();
  const backend = useBackend();
  const { setData } = useCatalogue();
  const { rating, rate } = useSessionRating(recipeId);

  const send = async (stars: number) => {
    rate(stars);
    if (!backend) return;
    try {
      const { total_score, vote_count } = await rateRecipe(backend, recipeId, stars);
      const rated = (recipe: Recipe) =>
        recipe.id === recipeId ? { ...recipe, total_score, vote_count } : recipe;
      // What is there by now: another answer may have changed it since the stars were given.
      setData((now) => ({ ...now, recipes: now.recipes.map(rated) }));
    } catch (error) {
      shell.report(error, { recipeId });
    }
  };

  return (
    <Rating key={recipeId} label={resultTexts.rate} value={rating} onRate={(stars) => void send(stars)} />
  );
}
