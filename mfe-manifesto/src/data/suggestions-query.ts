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
  const all = new Map<string, Suggestion>();
  for (let from = 0; ; from += PAGE) {
    const rows = await backend.run((db) =>
      db
        .from('manifesto_suggestions')
        .select('*')
        .eq('status', 'approved')
        // By what never changes: a vote between two pages must not move a suggestion from one to the other.
        .order('created_at')
        .order('id')
        .range(from, from + PAGE - 1),
    );
    for (const one of v.parse(v.array(suggestionSchema), rows)) all.set(one.id, one);
    if (rows.length < PAGE) break;
  }
  return [...all.values()].sort(bySupport);
}

/** Most votes first; of equals, the newest. */
const bySupport = (a: Suggestion, b: Suggestion): number =>
  b.upvotes - a.upvotes || Date.parse(b.created_at) - Date.parse(a.created_at);
