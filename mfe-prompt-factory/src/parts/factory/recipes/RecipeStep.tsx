import type { Category, Recipe } from '@ia/shared-services/recipes';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Heading, Lead } from '@ia/shared-ui/text';
import { useId } from 'react';
import { recipeTexts } from '../../../content/texts.ts';
import { categoryTile } from '../../../rules/category-tiles.ts';
import { RecipeGrid } from '../recipe-grid/RecipeGrid.tsx';
import { Head } from '../step.styles.ts';

interface RecipeStepProps {
  category: Category | undefined;
  recipes: Recipe[];
  onRecipe: (recipe: Recipe) => void;
}

/** Step 2: the recipes of one category. */
export function RecipeStep({ category, recipes, onRecipe }: RecipeStepProps) {
  const introId = useId();
  return (
    <>
      <Head>
        {category && <CategoryTile id={category.id} />}
        <Heading level={2} aria-describedby={introId}>
          {category?.title}
        </Heading>
        <Lead id={introId}>{recipeTexts.intro}</Lead>
      </Head>
      <RecipeGrid recipes={recipes} level={3} onRecipe={onRecipe} />
    </>
  );
}

/** Tile of the chosen category, for orientation. */
function CategoryTile({ id }: { id: string }) {
  const { theme, ...tile } = categoryTile(id);
  return (
    <span data-theme={theme} css={{ display: 'grid' }}>
      <Azulejo {...tile} size={88} />
    </span>
  );
}
