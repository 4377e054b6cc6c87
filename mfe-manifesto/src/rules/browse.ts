/** Finding one's way in the list of suggestions, apart from React. The server searches and orders. */
import * as v from 'valibot';

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

/** How many suggestions were shown when this history entry was left. @param page how many are at first */
export const parseShown =
  (page: number) =>
  (stored: unknown): number =>
    v.parse(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(page), v.maxValue(1000)), page), stored);
