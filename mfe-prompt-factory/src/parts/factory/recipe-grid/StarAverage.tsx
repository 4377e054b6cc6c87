import type { Recipe } from '@ia/shared-services/recipes';
import { Icon, Star } from '@ia/shared-ui/icon';
import { recipeTexts } from '../../../content/texts.ts';
import { average, exampleVotes } from '../../../rules/popularity.ts';
import { Row, Stars } from './StarAverage.styles.ts';

const STARS = [1, 2, 3, 4, 5];
const oneDecimal = new Intl.NumberFormat('pt-PT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * Average rating as five stars and as text. The text says how many ratings are examples of the team, which no
 * visitor gave.
 */
export function StarAverage({ recipe }: { recipe: Recipe }) {
  const averageStars = average(recipe);
  const stars = STARS.map((star) => <Icon key={star} icon={Star} size="1.1rem" />);
  return (
    <Row>
      <Stars aria-hidden="true">
        {stars}
        <span style={{ width: `${(averageStars / 5) * 100}%` }}>{stars}</span>
      </Stars>
      {recipe.vote_count > 0
        ? recipeTexts.rated(oneDecimal.format(averageStars), recipe.vote_count, exampleVotes(recipe))
        : recipeTexts.unrated}
    </Row>
  );
}
