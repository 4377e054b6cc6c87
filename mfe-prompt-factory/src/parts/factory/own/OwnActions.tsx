import { useRoute, useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { Button } from '@ia/shared-ui/button';
import { Link, Pencil, X } from '@ia/shared-ui/icon';
import { ShareButton } from '@ia/shared-ui/share-button';
import { ownTexts } from '../../../content/own.ts';
import { isOwn, pack } from '../../../rules/own-recipe.ts';
import { categoryAddress, ownAddress } from '../../../rules/place.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { Actions } from '../create/CreateStep.styles.ts';

/** What can be done with a recipe itself: make it one's own; change, share and erase it when it is. */
export function OwnActions({ recipe }: { recipe: Recipe }) {
  const shell = useShell();
  const { path } = useRoute();
  const { own, erase } = useOwnRecipes();
  const go = (address: string) => shell.navigate(address, { stay: true });
  const mine = own.find(({ id }) => id === recipe.id);
  if (!isOwn(recipe)) {
    return recipe.type === 'text' ? (
      <Button
        variant="quiet"
        size="sm"
        iconStart={Pencil}
        onClick={() => go(ownAddress(path, { de: recipe.id }))}
      >
        {ownTexts.from}
      </Button>
    ) : null;
  }
  if (!mine) return null;
  const remove = () => {
    erase(mine);
    shell.announce(ownTexts.erased(mine.title));
    // Where it can be taken back.
    go(categoryAddress(path));
  };
  const address = shell.address(ownAddress(path, { 'receita-partilhada': pack(mine) }));
  return (
    <Actions>
      <Button
        variant="secondary"
        size="sm"
        iconStart={Pencil}
        onClick={() => go(ownAddress(path, { mudar: mine.id }))}
      >
        {ownTexts.edit}
      </Button>
      {address !== null && (
        <ShareButton
          url={address}
          title={mine.title}
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
