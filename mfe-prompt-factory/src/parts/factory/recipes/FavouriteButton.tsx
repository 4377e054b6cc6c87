import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { deviceKeeps } from '@ia/shared-services/storage';
import { Heart } from '@ia/shared-ui/icon';
import { IconButton } from '@ia/shared-ui/icon-button';
import { recipeTexts } from '../../../content/texts.ts';
import { useFavourites } from '../../../state/favourites.ts';

/** Keeps a recipe at hand on this device. */
export function FavouriteButton({ recipe }: { recipe: Recipe }) {
  const shell = useShell();
  const { favourites, toggle } = useFavourites();
  const kept = favourites.includes(recipe.id);
  return (
    <IconButton
      icon={Heart}
      label={recipeTexts.favourite(recipe.title)}
      aria-pressed={kept}
      onClick={() => {
        toggle(recipe.id);
        const added = deviceKeeps() ? recipeTexts.added : recipeTexts.addedForNow;
        shell.announce((kept ? recipeTexts.removed : added)(recipe.title));
      }}
    />
  );
}
