import type { Category, Recipe } from '@ia/shared-services/recipes';
import { DataIcon } from '@ia/shared-ui/icon';
import { Heading, Lead } from '@ia/shared-ui/text';
import { recipeTexts } from '../../../content/texts.ts';
import { Head, TileMark } from '../categories/CategoryStep.styles.ts';
import { RecipeGrid } from './RecipeGrid.tsx';

interface RecipeStepProps {
  category: Category | undefined;
  recipes: Recipe[];
  onRecipe: (recipe: Recipe) => void;
}

/** Step 2: the recipes of one category. */
export function RecipeStep({ category, recipes, onRecipe }: RecipeStepProps) {
  return (
    <>
      <Head>
        <TileMark>
          <DataIcon name={category?.icon_name} size="1.5rem" />
        </TileMark>
        <Heading level={2}>{category?.title}</Heading>
        <Lead>{recipeTexts.intro}</Lead>
      </Head>
      <RecipeGrid recipes={recipes} level={3} onRecipe={onRecipe} />
    </>
  );
}
