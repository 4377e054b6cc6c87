import { useRoute, useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useClipboard } from '@ia/shared-ui/hooks';
import { Check, Link } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { createTexts } from '../../../content/texts.ts';
import type { Choices } from '../../../rules/choices.ts';
import { leftOut, shareAddress } from '../../../rules/share-link.ts';
import { SelectableText } from '../create/SelectableText.tsx';

interface ShareButtonProps {
  recipe: Recipe;
  choices: Choices;
}

/** Copies a link that opens this recipe with these choices filled in. */
export function ShareButton({ recipe, choices }: ShareButtonProps) {
  const shell = useShell();
  const { path } = useRoute();
  const { state, copy } = useClipboard();
  const address = shell.address(shareAddress(path, recipe, choices));
  if (address === null) return null;
  const missing = leftOut(recipe, choices);
  const warning = missing.length > 0 ? createTexts.leftOut(missing.map(({ label }) => label)) : '';
  const press = async () => {
    if (await copy(address)) shell.announce(`${createTexts.shared} ${warning}`.trim());
  };
  return (
    <>
      <Button variant="quiet" iconStart={state === 'success' ? Check : Link} onClick={() => void press()}>
        {state === 'success' ? createTexts.shared : createTexts.share}
      </Button>
      {warning && <Small css={{ flexBasis: '100%' }}>{warning}</Small>}
      {state === 'failure' && (
        <Alert kind="warning" live="alert" title={createTexts.shareFailed} css={{ flexBasis: '100%' }}>
          <SelectableText label={createTexts.shareLabel} value={address} />
        </Alert>
      )}
    </>
  );
}
