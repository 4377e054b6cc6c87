/** Filter and order of the suggestions list, without React. The server searches and sorts. */
import * as v from 'valibot';
import type { SuggestionFilter } from '../data/suggestions-query.ts';

/** Sort orders of the list. */
export const ORDERS = ['support', 'recent'] as const satisfies SuggestionFilter['order'][];
export type Order = SuggestionFilter['order'];

/** The unfiltered list. */
export const DEFAULT_FILTER: SuggestionFilter = { search: '', principle: '', order: 'support' };

const filterSchema = v.fallback(
  v.object({ search: v.string(), principle: v.string(), order: v.picklist(ORDERS) }),
  DEFAULT_FILTER,
);

/** Parses the filter stored in a history entry. */
export const parseFilter = (stored: unknown): SuggestionFilter => v.parse(filterSchema, stored);

/** True when a filter is set. */
export const isFiltered = ({ search, principle }: SuggestionFilter): boolean =>
  search.trim() !== '' || principle !== '';

/** Maximum number of suggestions that a return to the page loads again. */
const MAX_RESTORED = 1000;

/**
 * Returns a parser for the number of suggestions stored in a history entry.
 * @param pageSize minimum, and the result for an invalid value
 */
export const parseShownCount =
  (pageSize: number) =>
  (stored: unknown): number =>
    v.parse(
      v.fallback(v.pipe(v.number(), v.integer(), v.minValue(pageSize), v.maxValue(MAX_RESTORED)), pageSize),
      stored,
    );
