export { rateRecipe } from '@ia/shared-services/unsent';
