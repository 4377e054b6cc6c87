import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';
import type { Browsing } from '../rules/browse.ts';
import { type Suggestion, suggestionSchema } from './suggestion.ts';

export const SUGGESTIONS_KEY = 'manifesto_suggestions';

/** How many suggestions are shown at first, and how many more at a time: twelve make full rows of 1, 2 or 3. */
export const PAGE = 12;
/** The most that `list_suggestions` gives in one answer. */
const MOST_AT_ONCE = 100;
/** A publication that was under way when the list was read is asked for again: milliseconds. */
const OVERLAP = 5000;

/** The part of the published suggestions that a page shows. */
export interface Listed {
  /** Of citizens, in the order asked for. */
  items: readonly Suggestion[];
  /** Of the team, which stand apart. */
  examples: readonly Suggestion[];
  /** How many citizens' suggestions are published, whatever is searched for. */
  published: number;
  /** How many of them the search finds, 1001 for more than a thousand; null when nothing narrows the list. */
  found: number | null;
  /** Where the next page begins; null when there is none. */
  next: string | null;
  /** The server's time when the list was read. */
  asOf: string;
  /** Published since, and not among the items until the reader asks. */
  fresh: readonly Suggestion[];
}

const NOTHING: Listed = {
  ...{ items: [], examples: [], published: 0, found: null, next: null, asOf: '', fresh: [] },
};

const pageSchema = v.object({
  items: v.array(suggestionSchema),
  next: v.nullable(v.string()),
  as_of: v.string(),
  published: v.optional(v.number(), 0),
  found: v.nullish(v.number(), null),
  examples: v.optional(v.array(suggestionSchema), []),
});

interface Ask {
  after?: string | undefined;
  since?: string;
  max_rows?: number;
}

async function ask(backend: Backend, { order, search, principle }: Browsing, { after, ...more }: Ask) {
  const args = { sort: order, search, principle, ...(after && { after }), ...more };
  return v.parse(pageSchema, await backend.run((db) => db.rpc('list_suggestions', args)));
}

/**
 * The first `count` suggestions, and what the first page says besides; nothing without a backend.
 * @throws BackendError
 */
export async function loadSuggestions(
  backend: Backend | null,
  browsing: Browsing,
  count: number,
): Promise<Listed> {
  if (!backend) return NOTHING;
  const { as_of: asOf, ...first } = await ask(backend, browsing, { max_rows: Math.min(count, MOST_AT_ONCE) });
  let listed: Listed = { ...first, asOf, fresh: [] };
  while (listed.next && listed.items.length < count) {
    const left = Math.min(count - listed.items.length, MOST_AT_ONCE);
    listed = withPage(listed, await loadPage(backend, browsing, listed.next, left));
  }
  return listed;
}

/** The page that begins where another ended. @throws BackendError */
export async function loadPage(
  backend: Backend,
  browsing: Browsing,
  after: string,
  count = PAGE,
): Promise<Pick<Listed, 'items' | 'next'>> {
  const { items, next } = await ask(backend, browsing, { after, max_rows: count });
  return { items, next };
}

/** A list with one more page; what a vote moved from one page to the next stands once. */
export function withPage(listed: Listed, { items, next }: Pick<Listed, 'items' | 'next'>): Listed {
  const here = new Set(listed.items.map(({ id }) => id));
  const added = items.filter(({ id }) => !here.has(id));
  const now = new Set(added.map(({ id }) => id));
  return {
    ...listed,
    items: [...listed.items, ...added],
    next,
    fresh: listed.fresh.filter(({ id }) => !now.has(id)),
  };
}

/** What this search finds that was published later than a list was read. @throws BackendError */
export async function loadSince(backend: Backend, browsing: Browsing, asOf: string): Promise<Suggestion[]> {
  const since = new Date(Date.parse(asOf) - OVERLAP).toISOString();
  return (await ask(backend, browsing, { since, max_rows: MOST_AT_ONCE })).items;
}

/** How many support each of these now; one that is not among them is no longer published. @throws BackendError */
export async function loadSupport(backend: Backend, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const some = ids.slice(from, from + MOST_AT_ONCE);
    const rows = await backend.run((db) =>
      db.from('manifesto_suggestions').select('id,upvotes').eq('status', 'approved').in('id', some),
    );
    for (const { id, upvotes } of rows) counts.set(id, upvotes);
  }
  return counts;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const COLUMNS =
  'id,suggestion_text,status,author,created_at,upvotes,is_example,integrated_in,redacted,about';

/** One published suggestion, or null when there is none of that id. @throws BackendError */
export async function loadSuggestion(backend: Backend | null, id: string): Promise<Suggestion | null> {
  if (!backend || !UUID.test(id)) return null;
  const rows = await backend.run((db) =>
    db.from('manifesto_suggestions').select(COLUMNS).eq('status', 'approved').eq('id', id),
  );
  return v.parse(v.array(suggestionSchema), rows)[0] ?? null;
}

/** How many of the suggestions that versions took in are asked for at once. */
export const INTEGRATED_PAGE = 50;

/** A page of the suggestions that versions took in, each once whatever is voted meanwhile. @throws BackendError */
export async function loadIntegrated(backend: Backend | null, after?: string): Promise<Suggestion[]> {
  if (!backend) return [];
  const rows = await backend.run((db) => {
    const all = db.from('manifesto_suggestions').select(COLUMNS).eq('status', 'approved');
    const taken = all.not('integrated_in', 'is', null);
    return (after ? taken.gt('id', after) : taken).order('id').limit(INTEGRATED_PAGE);
  });
  return v.parse(v.array(suggestionSchema), rows);
}
