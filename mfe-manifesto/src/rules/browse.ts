/** Filter and order of the suggestions list, without React. The server searches and sorts. */
import * as v from 'valibot';
import type { Browsing } from '../data/suggestions-query.ts';

/** Sort orders of the list. */
export const ORDERS = ['support', 'recent'] as const satisfies Browsing['order'][];
export type Order = Browsing['order'];

/** The unfiltered list. */
export const BROWSE_ALL: Browsing = { search: '', principle: '', order: 'support' };

const browsingSchema = v.fallback(
  v.object({ search: v.string(), principle: v.string(), order: v.picklist(ORDERS) }),
  BROWSE_ALL,
);

/** Parses the filter stored in a history entry. */
export const parseBrowsing = (stored: unknown): Browsing => v.parse(browsingSchema, stored);

/** True when a filter is set. */
export const isFiltered = ({ search, principle }: Browsing): boolean =>
  search.trim() !== '' || principle !== '';

/** Parses the number of suggestions shown in a history entry. @param page page size, the minimum */
export const parseShownCount =
  (page: number) =>
  (stored: unknown): number =>
    v.parse(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(page), v.maxValue(1000)), page), stored);
