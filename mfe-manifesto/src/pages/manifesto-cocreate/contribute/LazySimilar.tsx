import { useShell } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import type { SimilarSuggestion } from '../../../data/similar-query.ts';

const load = () => import('./SimilarSuggestions.tsx');

/** Loads the list of similar suggestions when there are any. Optional: a failed download is not shown. */
export function LazySimilar({ found }: { found: readonly SimilarSuggestion[] }) {
  const similar = useModule(load, found.length > 0, useShell().report);
  return similar.status === 'ready' ? <similar.module.default found={found} /> : null;
}
