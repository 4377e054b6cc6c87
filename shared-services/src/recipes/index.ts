// Small: what a page needs at once. The recipes themselves are @ia/shared-services/built-in-recipes.
export { EXAMPLE_RATINGS } from './example-ratings.ts';
export { HERO_CONTENTS } from './hero.ts';
export * from './recipe.ts';
