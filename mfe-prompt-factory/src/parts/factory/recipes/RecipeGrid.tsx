import type { Recipe } from '@ia/shared-services/recipes';
import { Card } from '@ia/shared-ui/card';
import { Grid } from '@ia/shared-ui/grid';
import { DataIcon, Image } from '@ia/shared-ui/icon';
import { Badge, Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { recipeTexts } from '../../../content/texts.ts';
import { isOwn } from '../../../rules/own-recipe.ts';
import { isPopular } from '../../../rules/popularity.ts';
import { resultLine } from '../../../rules/result-line.ts';
import { TileMark } from '../categories/CategoryStep.styles.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { Corner, Item } from './RecipeGrid.styles.ts';
import { StarAverage } from './StarAverage.tsx';

interface RecipeGridProps {
  recipes: Recipe[];
  /** Level of the cards' titles. */
  level: 3 | 4;
  onRecipe: (recipe: Recipe) => void;
}

export function RecipeGrid({ recipes, level, onRecipe }: RecipeGridProps) {
  return (
    <Grid as="ul" min="16rem" max={columnsFor(recipes.length)}>
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
                {isPopular(recipe) && <Badge>{recipeTexts.popular}</Badge>}
                {recipe.type === 'image' && <Tag icon={Image}>{recipeTexts.image}</Tag>}
              </>
            }
          >
            <Makes recipe={recipe} />
            {!isOwn(recipe) && <StarAverage recipe={recipe} />}
          </Card>
          <Corner>
            <FavouriteButton recipe={recipe} />
          </Corner>
        </Item>
      ))}
    </Grid>
  );
}

/** No card alone in the last row, where that can be: two beside each other, and four in two rows. */
const columnsFor = (count: number) => (count === 2 || count === 4 ? 2 : 3);

/** One line of what comes out of it. */
function Makes({ recipe }: { recipe: Recipe }) {
  if (recipe.type === 'image') return <Small>{recipeTexts.makesImage}</Small>;
  const line = resultLine(recipe);
  return line && <Small>{recipeTexts.makes(line)}</Small>;
}
