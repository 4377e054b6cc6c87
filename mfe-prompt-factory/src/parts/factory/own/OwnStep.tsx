import { useRoute, useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Heading } from '@ia/shared-ui/text';
import { useState } from 'react';
import { ownRecipeTexts } from '../../../content/own.ts';
import { copyContent, decodeRecipe, EMPTY_CONTENT, type OwnContent } from '../../../rules/own-recipe.ts';
import { categoryStepAddress, createStepAddress } from '../../../rules/wizard-address.ts';
import type { WizardRoute } from '../../../rules/wizard-route.ts';
import { useDrafts } from '../../../state/drafts.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { OwnEditor } from './OwnEditor.tsx';
import { ReceivedRecipe } from './ReceivedRecipe.tsx';

interface OwnStepProps {
  route: Extract<WizardRoute, { step: 'own' }>;
  recipes: readonly Recipe[];
}

/** Step for an own recipe: created, copied from another, edited, or received by link. */
export function OwnStep({ route, recipes }: OwnStepProps) {
  const shell = useShell();
  const { path } = useRoute();
  const { ownRecipes } = useOwnRecipes();
  const drafts = useDrafts();
  const editedRecipe = ownRecipes.find(({ id }) => id === route.editId);
  // Read once: changes elsewhere must not replace the form's text.
  const [initialContent] = useState((): OwnContent => {
    const original = recipes.find(({ id }) => id === route.copyOf);
    if (original) return copyContent(original, drafts.read(original.id).now ?? {});
    return editedRecipe ?? EMPTY_CONTENT;
  });
  const origin = editedRecipe?.id ?? route.copyOf;
  const back = origin ? createStepAddress(path, origin) : categoryStepAddress(path);
  if (route.encoded === null)
    return <OwnEditor initialContent={initialContent} recipeId={editedRecipe?.id} cancelAddress={back} />;
  const received = decodeRecipe(route.encoded);
  if (received) return <ReceivedRecipe content={received} />;
  return (
    <>
      <Heading level={2}>{ownRecipeTexts.importTitle}</Heading>
      <Alert kind="error" title={ownRecipeTexts.bad} css={{ marginBlock: '1rem' }}>
        {ownRecipeTexts.badWhy}
      </Alert>
      <Button onClick={() => shell.navigate(categoryStepAddress(path), { stay: true })}>
        {ownRecipeTexts.start}
      </Button>
    </>
  );
}
