import { withoutPrefill } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { useEffect, useState } from 'react';
import { loadSimilar, type SimilarSuggestion } from '../../../data/similar-query.ts';

/** Debounce of typing. */
const PAUSE_MS = 700;
/** Shorter texts give no useful matches. */
const MIN_LENGTH = 15;

/**
 * Loads published suggestions similar to a text. Empty for short texts; retains the last result while typing.
 * Optional: errors are ignored.
 */
export function useSimilar(text: string): readonly SimilarSuggestion[] {
  const backend = useBackend();
  const [found, setFound] = useState<readonly SimilarSuggestion[]>([]);
  const written = withoutPrefill(text).trim();
  useEffect(() => {
    if (!backend || written.length < MIN_LENGTH) {
      setFound([]);
      return;
    }
    let current = true;
    const pause = setTimeout(async () => {
      const similar = await loadSimilar(backend, written).catch(() => null);
      if (current && similar) setFound(similar);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [backend, written]);
  return found;
}
