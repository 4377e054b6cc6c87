import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';
import { type Suggestion, suggestionSchema } from './suggestion.ts';
import { COLUMNS } from './suggestions-query.ts';

/** Maximum rows of one response: `max_rows` of supabase/config.toml. */
const MAX_ROWS = 1000;

/**
 * Loads every published citizens' suggestion for the open data, sorted by support, without duplicates.
 * @param onProgress called with the number of suggestions loaded so far
 * @throws BackendError, or the signal's reason
 */
export async function loadEverySuggestion(
  backend: Backend,
  { onProgress, signal }: { onProgress: (count: number) => void; signal: AbortSignal },
): Promise<Suggestion[]> {
  const all: Suggestion[] = [];
  for (;;) {
    const lastId = all.at(-1)?.id;
    const rows = await backend.run(
      (db) => {
        const published = db
          .from('manifesto_suggestions')
          .select(`${COLUMNS},counted_upvotes`)
          .eq('status', 'approved');
        const fromCitizens = published.is('is_example', false);
        // Keyset pagination by the immutable id: a vote between two pages cannot move a suggestion.
        return (lastId ? fromCitizens.gt('id', lastId) : fromCitizens).order('id').limit(MAX_ROWS);
      },
      { signal },
    );
    all.push(...v.parse(v.array(suggestionSchema), rows));
    onProgress(all.length);
    signal.throwIfAborted();
    if (rows.length < MAX_ROWS) return all.sort(bySupport);
  }
}

/** Sorts by support, then newest first. */
const bySupport = (a: Suggestion, b: Suggestion): number =>
  b.upvotes - a.upvotes || Date.parse(b.created_at) - Date.parse(a.created_at);
