import { useRoute, useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Heading } from '@ia/shared-ui/text';
import { useState } from 'react';
import { ownTexts } from '../../../content/own.ts';
import { contentFrom, EMPTY_CONTENT, type OwnContent, unpack } from '../../../rules/own-recipe.ts';
import { categoryAddress, createAddress, type WizardRoute } from '../../../rules/wizard-route.ts';
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
  const { own } = useOwnRecipes();
  const drafts = useDrafts();
  const edited = own.find(({ id }) => id === route.edit);
  // Read once: changes elsewhere must not replace the form's text.
  const [start] = useState((): OwnContent => {
    const from = recipes.find(({ id }) => id === route.from);
    if (from) return contentFrom(from, drafts.read(from.id).now ?? {});
    return edited ?? EMPTY_CONTENT;
  });
  const origin = edited?.id ?? route.from;
  const back = origin ? createAddress(path, origin) : categoryAddress(path);
  if (route.given === null) return <OwnEditor start={start} edit={edited?.id} back={back} />;
  const received = unpack(route.given);
  if (received) return <ReceivedRecipe given={received} />;
  return (
    <>
      <Heading level={2}>{ownTexts.importTitle}</Heading>
      <Alert kind="error" title={ownTexts.bad} css={{ marginBlock: '1rem' }}>
        {ownTexts.badWhy}
      </Alert>
      <Button onClick={() => shell.navigate(categoryAddress(path), { stay: true })}>{ownTexts.start}</Button>
    </>
  );
}
