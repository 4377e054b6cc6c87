/**
 * The Prompt Factory's content: the single source of both the built-in fallback and the database seed. It is large,
 * so pages load it with `import()`, and only when the database is unavailable.
 */

import { EXAMPLE_RATINGS } from '../recipes/example-ratings.ts';
import { type BuiltInRecipe, joinParts, type Recipe } from '../recipes/recipe.ts';
import { associations } from './associations.ts';
import { care } from './care.ts';
import { complaints } from './complaints.ts';
import { education } from './education.ts';
import { emails } from './emails.ts';
import { everyday } from './everyday.ts';
import { health } from './health.ts';
import { ideas } from './ideas.ts';
import { images } from './images.ts';
import { jobSearch } from './job-search.ts';
import { languages } from './languages.ts';
import { letters } from './letters.ts';
import { meetings } from './meetings.ts';
import { municipal } from './municipal.ts';
import { papers } from './papers.ts';
import { protection } from './protection.ts';
import { requests } from './requests.ts';
import { residence } from './residence.ts';
import { services } from './services.ts';
import { social } from './social.ts';
import { summaries } from './summaries.ts';
import { work } from './work.ts';

export { CATEGORIES } from '../recipes/categories.ts';

const builtIn: BuiltInRecipe[] = [
  ...ideas,
  ...emails,
  ...requests,
  ...images,
  ...summaries,
  ...letters,
  ...social,
  ...education,
  ...services,
  ...residence,
  ...protection,
  ...complaints,
  ...health,
  ...care,
  ...associations,
  ...meetings,
  ...languages,
  ...work,
  ...municipal,
  ...jobSearch,
  ...everyday,
  ...papers,
];

/** Adds the template to a recipe that is written in parts. */
function withTemplate(recipe: BuiltInRecipe): Omit<Recipe, 'total_score' | 'vote_count'> {
  return 'template' in recipe ? recipe : { ...recipe, template: joinParts(recipe.parts) };
}

/** All built-in recipes, with their example ratings: the recipes of a site without a backend. */
export const RECIPES: Recipe[] = builtIn.map((recipe) => ({
  ...(EXAMPLE_RATINGS[recipe.id] ?? { total_score: 0, vote_count: 0 }),
  ...withTemplate(recipe),
}));
