export { forgetRating, isAway, keepRating, rateRecipe } from '@ia/shared-services/waiting';
