import { useRoute, useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Pencil } from '@ia/shared-ui/icon';
import { Heading, Small } from '@ia/shared-ui/text';
import { useRef } from 'react';
import { ownRecipeTexts } from '../../../content/own.ts';
import { ownStepAddress } from '../../../rules/wizard-address.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { RecipeGrid } from '../recipe-grid/RecipeGrid.tsx';

/** List of the visitor's own recipes, with a link to create one. */
export function OwnList({ onRecipe }: { onRecipe: (recipe: Recipe) => void }) {
  const shell = useShell();
  const { path } = useRoute();
  const { recipes, erased, undo } = useOwnRecipes();
  const canStore = useCanStoreOnDevice(recipes);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section
      aria-labelledby="as-minhas-receitas"
      css={{ marginBlockStart: '2.5rem', display: 'grid', gap: '1rem' }}
    >
      <Heading level={3} id="as-minhas-receitas" ref={heading} tabIndex={-1}>
        {ownRecipeTexts.title}
      </Heading>
      {erased && (
        <Alert kind="info">
          <p>{ownRecipeTexts.erased(erased.title)}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              // Move focus before the pressed button is unmounted.
              heading.current?.focus();
              undo();
              shell.announce(ownRecipeTexts.undone(erased.title));
            }}
          >
            {ownRecipeTexts.undo}
          </Button>
        </Alert>
      )}
      {recipes.length > 0 && (
        <>
          <Small>{canStore ? ownRecipeTexts.where : ownRecipeTexts.whereRefused}</Small>
          <RecipeGrid recipes={recipes} level={4} onRecipe={onRecipe} />
        </>
      )}
      <div>
        <Button
          variant="secondary"
          iconStart={Pencil}
          onClick={() => shell.navigate(ownStepAddress(path, {}), { stay: true })}
        >
          {ownRecipeTexts.create}
        </Button>
      </div>
    </section>
  );
}
