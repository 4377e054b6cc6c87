import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';
import { type Suggestion, suggestionSchema } from './suggestion.ts';

export const SUGGESTIONS_KEY = 'manifesto_suggestions';

/** What the server answers at most at once: `max_rows` of supabase/config.toml. */
const PAGE = 1000;

/**
 * All approved suggestions, most supported first; none without a backend.
 * @throws BackendError
 */
export async function loadSuggestions(backend: Backend | null): Promise<Suggestion[]> {
  if (!backend) return [];
  const rows = await everyPage((from) => backend.run((db) => approved(db, '*', from)));
  return v.parse(v.array(suggestionSchema), rows).sort(bySupport);
}

/** How many support each approved suggestion now. @throws BackendError */
export async function loadSuggestionTotals(backend: Backend): Promise<{ id: string; upvotes: number }[]> {
  return everyPage((from) => backend.run((db) => approved(db, 'id,upvotes', from)));
}

type Client = Parameters<Parameters<Backend['run']>[0]>[0];

const approved = <Columns extends string>(db: Client, columns: Columns, from: number) =>
  db
    .from('manifesto_suggestions')
    .select(columns)
    .eq('status', 'approved')
    // By what never changes: a vote between two pages must not move a suggestion from one to the other.
    .order('created_at')
    .order('id')
    .range(from, from + PAGE - 1);

/** All rows, each once. */
async function everyPage<Row extends { id: string }>(load: (from: number) => Promise<Row[]>): Promise<Row[]> {
  const all = new Map<string, Row>();
  for (let from = 0; ; from += PAGE) {
    const rows = await load(from);
    for (const row of rows) all.set(row.id, row);
    if (rows.length < PAGE) return [...all.values()];
  }
}

/** Most votes first; of equals, the newest. */
const bySupport = (a: Suggestion, b: Suggestion): number =>
  b.upvotes - a.upvotes || Date.parse(b.created_at) - Date.parse(a.created_at);
