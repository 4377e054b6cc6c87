import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useRef, useState } from 'react';
import { type QueueItem, searchQueue } from '../../data/moderation/queue-query.ts';
import { kindOf, type StaffErrorKind } from '../../data/moderation/staff-error.ts';

/** Suggestions found by their words, in place of the queue. */
export function useSearch(client: SupabaseClient) {
  const [found, setFound] = useState<{ words: string; items: QueueItem[] } | null>(null);
  const [failure, setFailure] = useState<StaffErrorKind | null>(null);
  const [searching, setSearching] = useState(false);
  // The newest question wins; clearing is one too.
  const asked = useRef(0);

  const search = useCallback(
    async (words: string): Promise<number | null> => {
      asked.current += 1;
      const mine = asked.current;
      setSearching(true);
      setFailure(null);
      try {
        const items = await searchQueue(client, words);
        if (mine !== asked.current) return null;
        setFound({ words, items });
        return items.length;
      } catch (error) {
        if (mine === asked.current) setFailure(kindOf(error));
        return null;
      } finally {
        if (mine === asked.current) setSearching(false);
      }
    },
    [client],
  );

  return {
    found,
    failure,
    searching,
    search,
    /** Looks again for the same, after a decision. */
    again: async () => void (found && (await search(found.words))),
    clear: useCallback(() => {
      asked.current += 1;
      setFound(null);
      setFailure(null);
      setSearching(false);
    }, []),
  };
}
