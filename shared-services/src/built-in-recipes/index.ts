/**
 * The Prompt Factory's content: the one source of both the built-in fallback and the database seed.
 * It is large, so pages load it with `import()` and only when the database cannot be asked.
 */

import { EXAMPLE_RATINGS } from '../recipes/example-ratings.ts';
import type { Recipe, WrittenRecipe } from '../recipes/recipe.ts';
import { associations } from './associations.ts';
import { education } from './education.ts';
import { emails } from './emails.ts';
import { everyday } from './everyday.ts';
import { health } from './health.ts';
import { ideas } from './ideas.ts';
import { images } from './images.ts';
import { languages } from './languages.ts';
import { services } from './services.ts';
import { social } from './social.ts';
import { summaries } from './summaries.ts';
import { work } from './work.ts';

export { CATEGORIES } from './categories.ts';

const written: WrittenRecipe[] = [
  ...ideas,
  ...emails,
  ...images,
  ...summaries,
  ...social,
  ...education,
  ...services,
  ...health,
  ...associations,
  ...languages,
  ...work,
  ...everyday,
];

export const RECIPES: Recipe[] = written.map((recipe) => ({
  ...(EXAMPLE_RATINGS[recipe.id] ?? { total_score: 0, vote_count: 0 }),
  ...recipe,
}));
