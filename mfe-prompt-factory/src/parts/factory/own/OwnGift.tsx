import { useRoute, useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Heading, Lead } from '@ia/shared-ui/text';
import { ownTexts } from '../../../content/own.ts';
import { partNames } from '../../../content/texts.ts';
import { asRecipe, MOST_RECIPES, type OwnContent } from '../../../rules/own-recipe.ts';
import { categoryAddress, createAddress } from '../../../rules/place.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { Actions, Panel, PromptText } from '../create/CreateStep.styles.ts';
import { saidSaved } from './said-saved.ts';

/** A recipe that came with an address: shown as words alone, and kept only if the visitor says so. */
export function OwnGift({ given }: { given: OwnContent }) {
  const shell = useShell();
  const { path } = useRoute();
  const { full, keep } = useOwnRecipes();
  const { parts = [] } = asRecipe({ ...given, id: 'minha-x', at: 0 });
  const save = () => {
    if (full) return;
    const id = keep(given);
    shell.announce(saidSaved(given.title));
    shell.navigate(createAddress(path, id), { stay: true, replace: true });
  };
  return (
    <Panel>
      <Heading level={2}>{ownTexts.importTitle}</Heading>
      <Lead>{ownTexts.importIntro}</Lead>
      <Alert kind="warning">{ownTexts.importWarning}</Alert>
      <Heading level={3}>{given.title}</Heading>
      {parts?.map(({ kind, text }) => (
        <div key={kind}>
          <Heading level={4}>{partNames[kind].name}</Heading>
          <PromptText>{text}</PromptText>
        </div>
      ))}
      {full && <Alert kind="warning">{ownTexts.full(MOST_RECIPES)}</Alert>}
      <Actions>
        <Button aria-disabled={full} onClick={save}>
          {ownTexts.save}
        </Button>
        <Button
          variant="secondary"
          onClick={() => shell.navigate(categoryAddress(path), { stay: true, replace: true })}
        >
          {ownTexts.notKept}
        </Button>
      </Actions>
    </Panel>
  );
}
