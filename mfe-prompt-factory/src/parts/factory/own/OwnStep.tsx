import { useRoute, useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Heading } from '@ia/shared-ui/text';
import { useState } from 'react';
import { ownTexts } from '../../../content/own.ts';
import { contentFrom, EMPTY, type OwnContent, unpack } from '../../../rules/own-recipe.ts';
import { categoryAddress, createAddress, type Place } from '../../../rules/place.ts';
import { useDrafts } from '../../../state/drafts.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { OwnEditor } from './OwnEditor.tsx';
import { OwnGift } from './OwnGift.tsx';

interface OwnStepProps {
  place: Extract<Place, { step: 'own' }>;
  recipes: readonly Recipe[];
}

/** A recipe of one's own: from a blank, from another one, changed, or given by somebody. */
export function OwnStep({ place, recipes }: OwnStepProps) {
  const shell = useShell();
  const { path } = useRoute();
  const { own } = useOwnRecipes();
  const drafts = useDrafts();
  const mine = own.find(({ id }) => id === place.edit);
  // Read once: what is typed elsewhere must not take the place of what stands here.
  const [start] = useState((): OwnContent => {
    const from = recipes.find(({ id }) => id === place.from);
    if (from) return contentFrom(from, drafts.read(from.id).now ?? {});
    return mine ?? EMPTY;
  });
  const origin = mine?.id ?? place.from;
  const back = origin ? createAddress(path, origin) : categoryAddress(path);
  if (place.given === null) return <OwnEditor start={start} edit={mine?.id} back={back} />;
  const given = unpack(place.given);
  if (given) return <OwnGift given={given} />;
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
