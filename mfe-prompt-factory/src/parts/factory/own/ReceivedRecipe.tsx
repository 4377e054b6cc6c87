import { useRoute, useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Heading, Lead } from '@ia/shared-ui/text';
import { ownTexts } from '../../../content/own.ts';
import { partNames } from '../../../content/texts.ts';
import { MAX_OWN_RECIPES, type OwnContent, toRecipe } from '../../../rules/own-recipe.ts';
import { categoryAddress, createAddress } from '../../../rules/wizard-route.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { Actions, Panel, PromptText } from '../panel.styles.ts';
import { savedAnnouncement } from './saved-announcement.ts';

/** A recipe from a shared link: rendered as plain text, and saved only on request. */
export function ReceivedRecipe({ given }: { given: OwnContent }) {
  const shell = useShell();
  const { path } = useRoute();
  const { full, saveRecipe } = useOwnRecipes();
  const { parts = [] } = toRecipe({ ...given, id: 'minha-x', at: 0 });
  const save = () => {
    if (full) return;
    const id = saveRecipe(given);
    shell.announce(savedAnnouncement(given.title));
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
      {full && <Alert kind="warning">{ownTexts.full(MAX_OWN_RECIPES)}</Alert>}
      <Actions>
        <Button aria-disabled={full} onClick={save}>
          {ownTexts.save}
        </Button>
        <Button
          variant="secondary"
          onClick={() => shell.navigate(categoryAddress(path), { stay: true, replace: true })}
        >
          {ownTexts.discard}
        </Button>
      </Actions>
    </Panel>
  );
}
