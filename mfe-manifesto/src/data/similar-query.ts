import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';

const similarSchema = v.object({
  id: v.string(),
  suggestion_text: v.string(),
  author: v.nullable(v.string()),
  upvotes: v.number(),
  created_at: v.string(),
});

/** A published suggestion similar to the typed text. */
export type SimilarSuggestion = v.InferOutput<typeof similarSchema>;

/** Loads at most three similar suggestions, best match first. @throws BackendError */
export async function loadSimilar(backend: Backend, typed: string): Promise<SimilarSuggestion[]> {
  return v.parse(v.array(similarSchema), await backend.run((db) => db.rpc('similar_suggestions', { typed })));
}
