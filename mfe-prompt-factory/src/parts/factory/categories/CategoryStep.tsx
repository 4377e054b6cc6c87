import type { Recipe } from '@ia/shared-services/recipes';
import { glossaryHref, parseRichText } from '@ia/shared-services/rich-text';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { DataIcon } from '@ia/shared-ui/icon';
import { Heading, Lead, TermText } from '@ia/shared-ui/text';
import { useState } from 'react';
import { categoryTexts } from '../../../content/texts.ts';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { categoryTile } from '../../../rules/category-tiles.ts';
import { useFavourites } from '../../../state/favourites.ts';
import { OwnList } from '../own/OwnList.tsx';
import { RecipeGrid } from '../recipe-grid/RecipeGrid.tsx';
import { Head } from '../step.styles.ts';
import { FlipTile, Tile, TileGrid, TileTitle } from './CategoryStep.styles.ts';
import { LastAnswers } from './LastAnswers.tsx';
import { RecipeSearch } from './RecipeSearch.tsx';

interface CategoryStepProps {
  catalogue: Catalogue;
  onCategory: (id: string) => void;
  onRecipe: (recipe: Recipe) => void;
}

/** Step 1: choose a category, or a recipe by search or from the favourites. */
export function CategoryStep({ catalogue, onCategory, onRecipe }: CategoryStepProps) {
  const { categories, recipes } = catalogue;
  const { favourites } = useFavourites();
  // Frozen while the step is mounted: removing a favourite must not remove its card under the pointer.
  const [shownFavourites] = useState(favourites);
  const favouriteRecipes = shownFavourites.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []);
  const countIn = (categoryId: string) => recipes.filter((recipe) => recipe.categoryId === categoryId).length;

  return (
    <>
      <Head>
        <Heading level={2}>{categoryTexts.title}</Heading>
        <Lead>
          <TermText pieces={parseRichText(categoryTexts.intro)} hrefOf={glossaryHref} />
        </Lead>
      </Head>
      {favouriteRecipes.length > 0 && (
        <>
          <Heading level={3} css={{ marginBlock: '2rem 1rem' }}>
            {categoryTexts.favourites}
          </Heading>
          <RecipeGrid recipes={favouriteRecipes} level={4} onRecipe={onRecipe} />
          <Heading level={3} css={{ marginBlock: '2.5rem 1rem' }}>
            {categoryTexts.categories}
          </Heading>
        </>
      )}
      <TileGrid role="list">
        {categories.map((category) => {
          const { theme, ...tile } = categoryTile(category.id);
          return (
            <li key={category.id}>
              <Tile type="button" onClick={() => onCategory(category.id)}>
                <FlipTile aria-hidden="true" data-flip="" data-theme={theme}>
                  <Azulejo {...tile} size={88} />
                  <Azulejo {...tile} size={88} inverted />
                </FlipTile>
                <span>
                  <TileTitle>
                    <DataIcon name={category.icon_name} size="1em" />{' '}
                    {/* «E-mails» must not break at its hyphen; other words may break if nothing else fits. */}
                    {category.title
                      .split(/(?<=\s)/)
                      .map((word, index) => (word.includes('-') ? <span key={index}>{word}</span> : word))}
                  </TileTitle>{' '}
                  <small>{categoryTexts.count(countIn(category.id))}</small>
                </span>
              </Tile>
            </li>
          );
        })}
      </TileGrid>
      <RecipeSearch catalogue={catalogue} onRecipe={onRecipe} />
      <OwnList onRecipe={onRecipe} />
      <LastAnswers />
    </>
  );
}
