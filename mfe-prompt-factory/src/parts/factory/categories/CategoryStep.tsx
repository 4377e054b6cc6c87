import type { Recipe } from '@ia/shared-services/recipes';
import { glossaryHref, parse } from '@ia/shared-services/rich-text';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { DataIcon } from '@ia/shared-ui/icon';
import { Heading, Lead, TermText } from '@ia/shared-ui/text';
import { useState } from 'react';
import { categoryTexts } from '../../../content/texts.ts';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { categoryTile } from '../../../rules/category-tiles.ts';
import { useFavourites } from '../../../state/favourites.ts';
import { OwnList } from '../own/OwnList.tsx';
import { RecipeGrid } from '../recipes/RecipeGrid.tsx';
import { Head, Tile, TileGrid, TileTitle, Turning } from './CategoryStep.styles.ts';
import { LastAnswers } from './LastAnswers.tsx';
import { RecipeSearch } from './RecipeSearch.tsx';

interface CategoryStepProps {
  catalogue: Catalogue;
  onCategory: (id: string) => void;
  onRecipe: (recipe: Recipe) => void;
}

/** Step 1: a category, or straight to a recipe by search or from the favourites. */
export function CategoryStep({ catalogue, onCategory, onRecipe }: CategoryStepProps) {
  const { categories, recipes } = catalogue;
  const { favourites } = useFavourites();
  // Frozen while the step stands: a heart that is taken back must not make its own card vanish under the pointer.
  const [kept] = useState(favourites);
  const favouriteRecipes = kept.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []);
  const countIn = (categoryId: string) => recipes.filter((recipe) => recipe.categoryId === categoryId).length;

  return (
    <>
      <Head>
        <Heading level={2}>{categoryTexts.title}</Heading>
        <Lead>
          <TermText pieces={parse(categoryTexts.intro)} hrefOf={glossaryHref} />
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
                <Turning aria-hidden="true" data-turning="" data-theme={theme}>
                  <Azulejo {...tile} size={88} />
                  <Azulejo {...tile} size={88} inverted />
                </Turning>
                <span>
                  <TileTitle>
                    <DataIcon name={category.icon_name} size="1em" />{' '}
                    {/* «E-mails» must not be broken at its hyphen; a word without one may be, where nothing else helps. */}
                    {category.title
                      .split(/(?<=\s)/)
                      .map((word, place) => (word.includes('-') ? <span key={place}>{word}</span> : word))}
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
