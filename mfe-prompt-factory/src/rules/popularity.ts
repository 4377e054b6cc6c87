import { EXAMPLE_RATINGS, type Recipe } from '@ia/shared-services/recipes';

type Scores = Pick<Recipe, 'total_score' | 'vote_count'>;

/** Mean number of stars; 0 without ratings. */
export const average = ({ total_score, vote_count }: Scores): number =>
  vote_count > 0 ? total_score / vote_count : 0;

/** True for the POPULAR badge: at least 4 stars on average from at least 3 people. */
export const isPopular = (scores: Scores): boolean => average(scores) >= 4 && scores.vote_count >= 3;

/** Number of a recipe's ratings that are examples: a new site has them, and no visitor gave them. */
export const exampleVotes = ({ id }: Pick<Recipe, 'id'>): number => EXAMPLE_RATINGS[id]?.vote_count ?? 0;

/** True while most of the ratings are examples. */
export const hasMostlyExamples = (recipe: Pick<Recipe, 'id' | 'vote_count'>): boolean =>
  2 * exampleVotes(recipe) > recipe.vote_count;
