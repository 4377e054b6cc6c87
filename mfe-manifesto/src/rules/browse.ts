/** Finding one's way in the list of suggestions, apart from React. */
import { prefilledTitle } from '@ia/shared-services/principles';
import * as v from 'valibot';
import type { Suggestion } from '../data/suggestion.ts';

export const ORDERS = ['support', 'recent'] as const;
export type Order = (typeof ORDERS)[number];

export interface Browsing {
  search: string;
  /** Title of a principle that a suggestion was begun from, or '' for all. */
  principle: string;
  order: Order;
}

export const BROWSE_ALL: Browsing = { search: '', principle: '', order: 'support' };

const browsingSchema = v.fallback(
  v.object({ search: v.string(), principle: v.string(), order: v.picklist(ORDERS) }),
  BROWSE_ALL,
);

/** Reads what a history entry kept. */
export const parseBrowsing = (stored: unknown): Browsing => v.parse(browsingSchema, stored);

export const isNarrowed = ({ search, principle }: Browsing): boolean =>
  search.trim() !== '' || principle !== '';

/** Letters as people search them: without accents and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * The suggestions that have every word of the search, in their text or signature, and the principle asked for.
 * @param suggestions most supported first, as they are loaded
 */
export function browse(suggestions: readonly Suggestion[], browsing: Browsing): readonly Suggestion[] {
  const words = plain(browsing.search).split(/\s+/).filter(Boolean);
  const found = suggestions.filter((one) => {
    if (browsing.principle && prefilledTitle(one.suggestion_text) !== browsing.principle) return false;
    const text = plain(`${one.suggestion_text} ${one.author ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  if (browsing.order === 'support') return found;
  return found.sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}
