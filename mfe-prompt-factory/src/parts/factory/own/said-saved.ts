import { deviceKeeps } from '@ia/shared-services/storage';
import { ownTexts } from '../../../content/own.ts';

/** What is announced of a recipe that was just saved: how long it stays, too. */
export const saidSaved = (title: string): string =>
  deviceKeeps() ? ownTexts.saved(title) : ownTexts.savedForNow(title);
