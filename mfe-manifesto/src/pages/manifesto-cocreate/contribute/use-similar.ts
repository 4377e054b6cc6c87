import { withoutPrefill } from '@ia/shared-services/principles';
import { useBackend } from '@ia/shared-services/use-backend';
import { useEffect, useState } from 'react';
import { loadSimilar, type SimilarSuggestion } from '../../../data/similar-query.ts';

/** Asked when the writer pauses this long. */
const PAUSE_MS = 700;
/** Shorter texts say too little. */
const MIN_LENGTH = 15;

/**
 * What others suggested already that is like this text; nothing while it is short, and what was found last while it is being
 * changed. It is an offer: when it cannot be loaded nobody misses anything.
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
