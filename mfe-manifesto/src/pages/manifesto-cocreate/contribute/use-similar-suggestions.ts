import { withoutPrefill } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { useEffect, useState } from 'react';
import { loadSimilar, type SimilarSuggestion } from '../../../data/similar-query.ts';

const DEBOUNCE_MS = 700;
/** Minimum length in characters: shorter texts give no useful matches. */
const MIN_LENGTH = 15;

/**
 * Loads published suggestions similar to a text. Empty for short texts; retains the last result while typing.
 * Optional: errors are ignored.
 */
export function useSimilarSuggestions(text: string): readonly SimilarSuggestion[] {
  const backend = useBackend();
  const [found, setFound] = useState<readonly SimilarSuggestion[]>([]);
  const typedText = withoutPrefill(text).trim();
  useEffect(() => {
    if (!backend || typedText.length < MIN_LENGTH) {
      setFound([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const similar = await loadSimilar(backend, typedText).catch(() => null);
      if (isCurrent && similar) setFound(similar);
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [backend, typedText]);
  return found;
}
