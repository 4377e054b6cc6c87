import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';
import { type Suggestion, suggestionSchema } from './suggestion.ts';

export const SUGGESTIONS_KEY = 'manifesto_suggestions';

/**
 * The approved suggestions, most supported first; none without a backend.
 * @throws BackendError
 */
export async function loadSuggestions(backend: Backend | null): Promise<Suggestion[]> {
  if (!backend) return [];
  const rows = await backend.run((db) =>
    db
      .from('manifesto_suggestions')
      .select('*')
      .eq('status', 'approved')
      .order('upvotes', { ascending: false })
      .order('created_at', { ascending: false }),
  );
  return v.parse(v.array(suggestionSchema), rows);
}
