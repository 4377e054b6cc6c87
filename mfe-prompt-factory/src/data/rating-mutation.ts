/**
 * Stores a visitor's star rating of a recipe on this device and sends it. The shell sends it again if the
 * server was unavailable. Re-exported here with the other requests of this app, so that a test can replace
 * it.
 */
export { rateRecipe } from '@ia/shared-services/unsent';
