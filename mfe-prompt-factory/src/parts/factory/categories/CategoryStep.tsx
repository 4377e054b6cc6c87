import type { Recipe } from '@ia/shared-services/recipes';
import { Heading } from '@ia/shared-ui/text';
import { useState } from 'react';
import { categoryTexts } from '../../../content/texts.ts';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { useFavourites } from '../../../state/favourites.ts';
import { OwnList } from '../own/OwnList.tsx';
import { RecipeGrid } from '../recipe-grid/RecipeGrid.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { LastAnswers } from './LastAnswers.tsx';
import { RecipeSearch } from './RecipeSearch.tsx';

interface CategoryStepProps {
  catalogue: Catalogue;
  /** False when `Factory`, which prerenders the category tiles above the wizard, shows them already. */
  hasTiles: boolean;
  onCategory: (id: string) => void;
  onRecipe: (recipe: Recipe) => void;
}

/** Step 1: choose a category, or a recipe by search or from the favourites. */
export function CategoryStep({ catalogue, hasTiles, onCategory, onRecipe }: CategoryStepProps) {
  const { categories, recipes } = catalogue;
  const { favourites } = useFavourites();
  // Frozen while the step is mounted: removing a favourite must not remove its card under the pointer.
  const [shownFavourites] = useState(favourites);
  const favouriteRecipes = shownFavourites.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []);

  return (
    <>
      {hasTiles && <CategoryTiles categories={categories} recipes={recipes} onCategory={onCategory} />}
      {favouriteRecipes.length > 0 && (
        <>
          <Heading level={3} css={{ marginBlock: '2.5rem 1rem' }}>
            {categoryTexts.favourites}
          </Heading>
          <RecipeGrid recipes={favouriteRecipes} level={4} onRecipe={onRecipe} />
        </>
      )}
      <RecipeSearch catalogue={catalogue} onRecipe={onRecipe} />
      <OwnList onRecipe={onRecipe} />
      <LastAnswers />
    </>
  );
}
