import { useRoute, useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { Button } from '@ia/shared-ui/button';
import { Link, Pencil, X } from '@ia/shared-ui/icon';
import { ShareButton } from '@ia/shared-ui/share-button';
import { ownRecipeTexts } from '../../../content/own.ts';
import { encodeRecipe, isOwnRecipe } from '../../../rules/own-recipe.ts';
import { categoryStepAddress, ownStepAddress } from '../../../rules/wizard-address.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { Actions } from '../panel.styles.ts';

/** Actions on a recipe: copy it to the own recipes; edit, share or erase an own one. */
export function OwnActions({ recipe }: { recipe: Recipe }) {
  const shell = useShell();
  const { path } = useRoute();
  const { ownRecipes, erase } = useOwnRecipes();
  const navigate = (address: string) => shell.navigate(address, { stay: true });
  const ownRecipe = ownRecipes.find(({ id }) => id === recipe.id);
  if (!isOwnRecipe(recipe)) {
    return recipe.type === 'text' ? (
      <Button
        variant="quiet"
        size="sm"
        iconStart={Pencil}
        onClick={() => navigate(ownStepAddress(path, { de: recipe.id }))}
      >
        {ownRecipeTexts.from}
      </Button>
    ) : null;
  }
  if (!ownRecipe) return null;
  const remove = () => {
    erase(ownRecipe);
    shell.announce(ownRecipeTexts.erased(ownRecipe.title));
    // The category step lists the own recipes and offers undo.
    navigate(categoryStepAddress(path));
  };
  const address = shell.address(ownStepAddress(path, { 'receita-partilhada': encodeRecipe(ownRecipe) }));
  return (
    <Actions>
      <Button
        variant="secondary"
        size="sm"
        iconStart={Pencil}
        onClick={() => navigate(ownStepAddress(path, { mudar: ownRecipe.id }))}
      >
        {ownRecipeTexts.edit}
      </Button>
      {address !== null && (
        <ShareButton
          url={address}
          title={ownRecipe.title}
          icon={Link}
          label={ownRecipeTexts.share}
          copiedLabel={ownRecipeTexts.shared}
          failureLabel={ownRecipeTexts.shareFailed}
          onCopied={() => shell.announce(ownRecipeTexts.shared)}
        />
      )}
      <Button variant="quiet" size="sm" iconStart={X} onClick={remove}>
        {ownRecipeTexts.erase}
      </Button>
    </Actions>
  );
}
