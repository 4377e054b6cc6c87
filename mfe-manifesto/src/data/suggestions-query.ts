import type { Backend, SelectsPage } from '@ia/shared-services/backend';
import * as v from 'valibot';
import { type Suggestion, suggestionSchema } from './suggestion.ts';

/** Cache key prefix of the suggestions. */
export const SUGGESTIONS_KEY = 'manifesto_suggestions';

/** Page size: twelve fill complete rows of 1, 2 or 3 columns. */
export const PAGE_SIZE = 12;
/** Maximum rows of one `list_suggestions` response. */
const MAX_ROWS = 100;
/** Overlap that catches publications still in a transaction when the list was read. */
const OVERLAP_MS = 5000;

/** Filter and order of the list. */
export interface SuggestionFilter {
  search: string;
  /** Title of the principle that the suggestion started from, or '' for all. */
  principle: string;
  order: 'support' | 'recent';
}

/** The loaded part of the published suggestions. */
export interface LoadedSuggestions {
  /** Citizens' suggestions, in the requested order. */
  items: readonly Suggestion[];
  /** The team's example suggestions, shown separately. */
  examples: readonly Suggestion[];
  /** Total of citizens' published suggestions, without the filter. */
  published: number;
  /** Number of search results, where 1001 means more than a thousand; null without a filter. */
  found: number | null;
  /** Pagination cursor of the next page; null on the last page. */
  next: string | null;
  /** Server time when the list was read. */
  asOf: string;
  /** Published later than `asOf`; not in `items` until the visitor asks. */
  fresh: readonly Suggestion[];
}

const EMPTY_LIST: LoadedSuggestions = {
  items: [],
  examples: [],
  published: 0,
  found: null,
  next: null,
  asOf: '',
  fresh: [],
};

const pageSchema = v.object({
  items: v.array(suggestionSchema),
  next: v.nullable(v.string()),
  as_of: v.string(),
  published: v.optional(v.number(), 0),
  found: v.nullish(v.number(), null),
  examples: v.optional(v.array(suggestionSchema), []),
});

interface PageRequest {
  /** Pagination cursor. */
  after?: string | undefined;
  /** Only suggestions published after this time; ISO 8601. */
  since?: string;
  max_rows?: number;
}

async function requestPage(
  backend: Backend,
  { order, search, principle }: SuggestionFilter,
  { after, ...options }: PageRequest,
) {
  const args = { sort: order, search, principle, ...(after && { after }), ...options };
  return v.parse(pageSchema, await backend.run((db) => db.rpc('list_suggestions', args)));
}

/**
 * Loads the first `count` suggestions and the totals of the first page; an empty list without a backend.
 * @throws BackendError
 */
export async function loadSuggestions(
  backend: Backend | null,
  filter: SuggestionFilter,
  count: number,
): Promise<LoadedSuggestions> {
  if (!backend) return EMPTY_LIST;
  const { as_of: asOf, ...first } = await requestPage(backend, filter, {
    max_rows: Math.min(count, MAX_ROWS),
  });
  let list: LoadedSuggestions = { ...first, asOf, fresh: [] };
  while (list.next && list.items.length < count) {
    const missingCount = Math.min(count - list.items.length, MAX_ROWS);
    list = appendPage(list, await loadPage(backend, filter, list.next, missingCount));
  }
  return list;
}

/** Loads the page after a cursor. @throws BackendError */
export async function loadPage(
  backend: Backend,
  filter: SuggestionFilter,
  after: string,
  count = PAGE_SIZE,
): Promise<Pick<LoadedSuggestions, 'items' | 'next'>> {
  const { items, next } = await requestPage(backend, filter, { after, max_rows: count });
  return { items, next };
}

/** Appends a page to a list, without suggestions that a vote moved between the pages. */
export function appendPage(
  list: LoadedSuggestions,
  { items, next }: Pick<LoadedSuggestions, 'items' | 'next'>,
): LoadedSuggestions {
  const listedIds = new Set(list.items.map(({ id }) => id));
  const added = items.filter(({ id }) => !listedIds.has(id));
  const addedIds = new Set(added.map(({ id }) => id));
  return {
    ...list,
    items: [...list.items, ...added],
    next,
    fresh: list.fresh.filter(({ id }) => !addedIds.has(id)),
  };
}

/** Loads the suggestions of this filter published since `asOf`. @throws BackendError */
export async function loadSince(
  backend: Backend,
  filter: SuggestionFilter,
  asOf: string,
): Promise<Suggestion[]> {
  const since = new Date(Date.parse(asOf) - OVERLAP_MS).toISOString();
  return (await requestPage(backend, filter, { since, max_rows: MAX_ROWS })).items;
}

/**
 * Loads the current support of the given suggestions; ids missing from the map are no longer published. @throws
 * BackendError
 */
export async function loadSupport(backend: Backend, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let from = 0; from < ids.length; from += MAX_ROWS) {
    const batch = ids.slice(from, from + MAX_ROWS);
    const rows = await backend.run((db) =>
      db.from('manifesto_suggestions').select('id,upvotes').eq('status', 'approved').in('id', batch),
    );
    for (const { id, upvotes } of rows) counts.set(id, upvotes);
  }
  return counts;
}

/** The database rejects an id that is not a UUID with an error, so such an id is not sent. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/**
 * Returns a list of columns unchanged. A type error names each column that the list lacks or has too many, by the
 * `page` columns of `SUGGESTION_COLUMNS`.
 */
const selectPublicColumns = <const List extends string>(list: List & SelectsPage<List>): List => list;
/** Columns of the public list. */
export const COLUMNS = selectPublicColumns(
  'id,suggestion_text,status,author,created_at,upvotes,is_example,integrated_in,redacted,about',
);

/** Loads one published suggestion; null when the id is unknown. @throws BackendError */
export async function loadSuggestion(backend: Backend | null, id: string): Promise<Suggestion | null> {
  if (!backend || !UUID.test(id)) return null;
  const rows = await backend.run((db) =>
    db.from('manifesto_suggestions').select(COLUMNS).eq('status', 'approved').eq('id', id),
  );
  return v.parse(v.array(suggestionSchema), rows)[0] ?? null;
}

/** Page size of the integrated suggestions. */
export const INTEGRATED_PAGE_SIZE = 50;

/** Loads a page of integrated suggestions. Sorted by id, so votes cannot cause duplicates. @throws BackendError */
export async function loadIntegrated(backend: Backend | null, after?: string): Promise<Suggestion[]> {
  if (!backend) return [];
  const rows = await backend.run((db) => {
    const all = db.from('manifesto_suggestions').select(COLUMNS).eq('status', 'approved');
    const integrated = all.not('integrated_in', 'is', null);
    return (after ? integrated.gt('id', after) : integrated).order('id').limit(INTEGRATED_PAGE_SIZE);
  });
  return v.parse(v.array(suggestionSchema), rows);
}
