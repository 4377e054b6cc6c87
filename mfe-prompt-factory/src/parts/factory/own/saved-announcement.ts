import { canStoreOnDevice } from '@ia/shared-services/storage';
import { ownRecipeTexts } from '../../../content/own.ts';

/** Announcement after saving a recipe, with how long it is stored. */
export const savedAnnouncement = (title: string): string =>
  canStoreOnDevice() ? ownRecipeTexts.saved(title) : ownRecipeTexts.savedForNow(title);
