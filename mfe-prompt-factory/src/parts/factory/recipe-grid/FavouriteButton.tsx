import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { canStoreOnDevice } from '@ia/shared-services/storage';
import { Heart } from '@ia/shared-ui/icon';
import { IconButton } from '@ia/shared-ui/icon-button';
import { recipeTexts } from '../../../content/texts.ts';
import { useFavourites } from '../../../state/favourites.ts';

/** Toggles a recipe as favourite on this device. */
export function FavouriteButton({ recipe }: { recipe: Recipe }) {
  const shell = useShell();
  const { favourites, toggle } = useFavourites();
  const isFavourite = favourites.includes(recipe.id);
  return (
    <IconButton
      icon={Heart}
      label={recipeTexts.favourite(recipe.title)}
      aria-pressed={isFavourite}
      onClick={() => {
        toggle(recipe.id);
        const added = canStoreOnDevice() ? recipeTexts.added : recipeTexts.addedForNow;
        shell.announce((isFavourite ? recipeTexts.removed : added)(recipe.title));
      }}
    />
  );
}
