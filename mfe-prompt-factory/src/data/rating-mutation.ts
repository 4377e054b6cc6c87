/** Stores a rating on this device and sends it. The shell sends it again if the server was unavailable. */
export { rateRecipe } from '@ia/shared-services/unsent';
