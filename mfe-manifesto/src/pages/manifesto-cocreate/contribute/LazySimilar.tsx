import { useShell } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import type { SimilarSuggestion } from '../../../data/similar-query.ts';

const load = () => import('./SimilarSuggestions.tsx');

/** What others suggested already, downloaded when there is such a thing. It is an offer: nobody misses what fails to load. */
export function LazySimilar({ found }: { found: readonly SimilarSuggestion[] }) {
  const similar = useModule(load, found.length > 0, useShell().report);
  return similar.status === 'ready' ? <similar.module.default found={found} /> : null;
}
