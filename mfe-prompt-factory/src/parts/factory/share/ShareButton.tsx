import { useRoute, useShell } from '@ia/federation';
import { type Choices, handwrittenPrompt, type Recipe } from '@ia/shared-services/recipes';
import { Link } from '@ia/shared-ui/icon';
import { ShareButton as Share } from '@ia/shared-ui/share-button';
import { Small } from '@ia/shared-ui/text';
import { createTexts, partNames, wholePromptTexts } from '../../../content/texts.ts';
import { isOwnRecipe } from '../../../rules/own-recipe.ts';
import { omittedParts, omittedPlaceholders, shareAddress } from '../../../rules/share-link.ts';

interface ShareButtonProps {
  recipe: Recipe;
  choices: Choices;
}

/** Shares a link that opens this recipe with these choices. */
export function ShareButton({ recipe, choices }: ShareButtonProps) {
  const shell = useShell();
  const { path } = useRoute();
  const address = shell.address(shareAddress(path, recipe, choices));
  // The address is null when the page is turned off. Own recipes exist on this device only; OwnActions shares them
  // with their content.
  if (address === null || isOwnRecipe(recipe)) return null;
  const missing = omittedPlaceholders(recipe, choices);
  const parts = omittedParts(recipe, choices);
  const warning = [
    missing.length > 0 && createTexts.leftOut(missing.map(({ label }) => label)),
    handwrittenPrompt(choices) !== null && wholePromptTexts.leftOut,
    parts.length > 0 && createTexts.partsLeftOut(parts.map((kind) => partNames[kind].name)),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <Share
        url={address}
        title={recipe.title}
        icon={Link}
        label={createTexts.share}
        copiedLabel={createTexts.shared}
        failureLabel={createTexts.shareFailed}
        onCopied={() => shell.announce(`${createTexts.shared} ${warning}`.trim())}
      />
      {warning && <Small css={{ flexBasis: '100%' }}>{warning}</Small>}
    </>
  );
}
