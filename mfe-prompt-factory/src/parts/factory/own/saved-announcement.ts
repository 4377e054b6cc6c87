import { canStoreOnDevice } from '@ia/shared-services/storage';
import { ownTexts } from '../../../content/own.ts';

/** Announcement after saving a recipe, with how long it is stored. */
export const savedAnnouncement = (title: string): string =>
  canStoreOnDevice() ? ownTexts.saved(title) : ownTexts.savedForNow(title);
