// Small, because pages load it first. The recipes themselves are in @ia/shared-services/built-in-recipes.
export { CATEGORIES } from './categories.ts';
export * from './choice.ts';
export { EXAMPLE_RATINGS } from './example-ratings.ts';
export { BUILT_IN_HERO, HERO_CONTENTS } from './hero.ts';
export * from './parts.ts';
export * from './prompt.ts';
export * from './recipe.ts';
