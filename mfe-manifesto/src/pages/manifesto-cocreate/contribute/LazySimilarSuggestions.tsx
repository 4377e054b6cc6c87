import { useShell } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import type { SimilarSuggestion } from '../../../data/similar-query.ts';

const loadList = () => import('./SimilarSuggestions.tsx');

/** Loads the list of similar suggestions when there are any. Optional: a failed download is not shown. */
export function LazySimilarSuggestions({ suggestions }: { suggestions: readonly SimilarSuggestion[] }) {
  const list = useModule(loadList, suggestions.length > 0, useShell().report);
  return list.status === 'ready' ? <list.module.default suggestions={suggestions} /> : null;
}
