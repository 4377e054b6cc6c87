import { useRoute, useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Heading, Lead } from '@ia/shared-ui/text';
import { ownRecipeTexts } from '../../../content/own.ts';
import { partNames } from '../../../content/texts.ts';
import { MAX_OWN_RECIPES, type OwnContent, toRecipe } from '../../../rules/own-recipe.ts';
import { categoryStepAddress, createStepAddress } from '../../../rules/wizard-address.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { Actions, Panel, PromptText } from '../panel.styles.ts';
import { savedAnnouncement } from './saved-announcement.ts';

/** A recipe from a shared link: rendered as plain text, and saved only on request. */
export function ReceivedRecipe({ content }: { content: OwnContent }) {
  const shell = useShell();
  const { path } = useRoute();
  const { isFull, saveRecipe } = useOwnRecipes();
  // Id and time are required, but not shown.
  const { parts = [] } = toRecipe({ ...content, id: 'minha-x', at: 0 });
  const save = () => {
    if (isFull) return;
    const id = saveRecipe(content);
    shell.announce(savedAnnouncement(content.title));
    shell.navigate(createStepAddress(path, id), { stay: true, replace: true });
  };
  return (
    <Panel>
      <Heading level={2}>{ownRecipeTexts.importTitle}</Heading>
      <Lead>{ownRecipeTexts.importIntro}</Lead>
      <Alert kind="warning">{ownRecipeTexts.importWarning}</Alert>
      <Heading level={3}>{content.title}</Heading>
      {parts?.map(({ kind, text }) => (
        <div key={kind}>
          <Heading level={4}>{partNames[kind].name}</Heading>
          <PromptText>{text}</PromptText>
        </div>
      ))}
      {isFull && <Alert kind="warning">{ownRecipeTexts.full(MAX_OWN_RECIPES)}</Alert>}
      <Actions>
        <Button aria-disabled={isFull} onClick={save}>
          {ownRecipeTexts.save}
        </Button>
        <Button
          variant="secondary"
          onClick={() => shell.navigate(categoryStepAddress(path), { stay: true, replace: true })}
        >
          {ownRecipeTexts.discard}
        </Button>
      </Actions>
    </Panel>
  );
}
