import { useRoute, useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { Button } from '@ia/shared-ui/button';
import { Link, Pencil, X } from '@ia/shared-ui/icon';
import { ShareButton } from '@ia/shared-ui/share-button';
import { ownTexts } from '../../../content/own.ts';
import { isOwnRecipe, pack } from '../../../rules/own-recipe.ts';
import { categoryAddress, ownAddress } from '../../../rules/wizard-route.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { Actions } from '../panel.styles.ts';

/** Actions on a recipe: copy it to the own recipes; edit, share or erase an own one. */
export function OwnActions({ recipe }: { recipe: Recipe }) {
  const shell = useShell();
  const { path } = useRoute();
  const { own, erase } = useOwnRecipes();
  const navigate = (address: string) => shell.navigate(address, { stay: true });
  const ownRecipe = own.find(({ id }) => id === recipe.id);
  if (!isOwnRecipe(recipe)) {
    return recipe.type === 'text' ? (
      <Button
        variant="quiet"
        size="sm"
        iconStart={Pencil}
        onClick={() => navigate(ownAddress(path, { de: recipe.id }))}
      >
        {ownTexts.from}
      </Button>
    ) : null;
  }
  if (!ownRecipe) return null;
  const remove = () => {
    erase(ownRecipe);
    shell.announce(ownTexts.erased(ownRecipe.title));
    // The list there offers undo.
    navigate(categoryAddress(path));
  };
  const address = shell.address(ownAddress(path, { 'receita-partilhada': pack(ownRecipe) }));
  return (
    <Actions>
      <Button
        variant="secondary"
        size="sm"
        iconStart={Pencil}
        onClick={() => navigate(ownAddress(path, { mudar: ownRecipe.id }))}
      >
        {ownTexts.edit}
      </Button>
      {address !== null && (
        <ShareButton
          url={address}
          title={ownRecipe.title}
          icon={Link}
          label={ownTexts.share}
          copiedLabel={ownTexts.shared}
          failureLabel={ownTexts.shareFailed}
          onCopied={() => shell.announce(ownTexts.shared)}
        />
      )}
      <Button variant="quiet" size="sm" iconStart={X} onClick={remove}>
        {ownTexts.erase}
      </Button>
    </Actions>
  );
}
