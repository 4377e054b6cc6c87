import { STORAGE_KEY } from '../preferences/choices.ts';
import { showPreferences } from '../preferences/show-preferences.ts';

/**
 * `preferences.js`. Applies the visitor's preferences to <html> in every document of the site before the
 * first paint, so that neither size nor colour changes after it. `src/preferences` stores them; the page
 * works without this script.
 */
export default function preferences(): void {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    // Absent or unreadable, or the browser denies storage: the defaults apply.
  }
  showPreferences(Object(stored));
}
