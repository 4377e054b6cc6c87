import type { Recipe } from '@ia/shared-services/recipes';
import { Card } from '@ia/shared-ui/card';
import { Grid } from '@ia/shared-ui/grid';
import { DataIcon, Image } from '@ia/shared-ui/icon';
import { Badge, Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { recipeTexts } from '../../../content/texts.ts';
import { isOwnRecipe } from '../../../rules/own-recipe.ts';
import { hasMostlyExamples, isPopular } from '../../../rules/popularity.ts';
import { resultLine } from '../../../rules/result-line.ts';
import { TileMark } from '../step.styles.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { Corner, Item } from './RecipeGrid.styles.ts';
import { StarAverage } from './StarAverage.tsx';

interface RecipeGridProps {
  recipes: Recipe[];
  /** Heading level of the cards. */
  level: 3 | 4;
  onRecipe: (recipe: Recipe) => void;
}

/** Cards of recipes with rating, sample result and favourite button. */
export function RecipeGrid({ recipes, level, onRecipe }: RecipeGridProps) {
  return (
    <Grid as="ul" min="16rem" max={maxColumns(recipes.length)}>
      {recipes.map((recipe) => (
        <Item key={recipe.id}>
          <Card
            title={recipe.title}
            level={level}
            onPress={() => onRecipe(recipe)}
            tags={
              <>
                <TileMark>
                  <DataIcon name={recipe.icon_name} size="1.5rem" />
                </TileMark>
                {isPopular(recipe) && (
                  <Badge>
                    {hasMostlyExamples(recipe) ? recipeTexts.popularExample : recipeTexts.popular}
                  </Badge>
                )}
                {recipe.type === 'image' && <Tag icon={Image}>{recipeTexts.image}</Tag>}
              </>
            }
          >
            <SampleLine recipe={recipe} />
            {!isOwnRecipe(recipe) && <StarAverage recipe={recipe} />}
          </Card>
          <Corner>
            <FavouriteButton recipe={recipe} />
          </Corner>
        </Item>
      ))}
    </Grid>
  );
}

/** Avoids a single card in the last row: two columns for two or four cards. */
const maxColumns = (count: number) => (count === 2 || count === 4 ? 2 : 3);

/** One line of the recipe's sample result. */
function SampleLine({ recipe }: { recipe: Recipe }) {
  if (recipe.type === 'image') return <Small>{recipeTexts.makesImage}</Small>;
  const line = resultLine(recipe);
  return line && <Small>{recipeTexts.makes(line)}</Small>;
}
