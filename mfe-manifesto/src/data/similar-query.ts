import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';

const similarSchema = v.object({
  id: v.string(),
  suggestion_text: v.string(),
  author: v.nullable(v.string()),
  upvotes: v.number(),
  created_at: v.string(),
});

/** A published suggestion that says much of what somebody is writing. */
export type SimilarSuggestion = v.InferOutput<typeof similarSchema>;

/** At most three, the most alike first. @throws BackendError */
export async function loadSimilar(backend: Backend, typed: string): Promise<SimilarSuggestion[]> {
  return v.parse(v.array(similarSchema), await backend.run((db) => db.rpc('similar_suggestions', { typed })));
}
