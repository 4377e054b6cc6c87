import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useRef, useState } from 'react';
import { type QueueItem, searchQueue } from '../../data/moderation/queue-query.ts';
import { type StaffErrorKind, staffErrorKind } from '../../data/moderation/staff-error.ts';

/** Search results that replace the queue. */
export function useSearch(client: SupabaseClient) {
  const [results, setResults] = useState<{ query: string; items: QueueItem[] } | null>(null);
  const [failure, setFailure] = useState<StaffErrorKind | null>(null);
  const [searching, setSearching] = useState(false);
  // The latest request wins; clearing counts as a request.
  const latestRequest = useRef(0);

  /** @returns the number of results; null after a failure, or when a newer request superseded this one */
  const search = useCallback(
    async (query: string): Promise<number | null> => {
      latestRequest.current += 1;
      const request = latestRequest.current;
      setSearching(true);
      setFailure(null);
      try {
        const items = await searchQueue(client, query);
        if (request !== latestRequest.current) return null;
        setResults({ query, items });
        return items.length;
      } catch (error) {
        if (request === latestRequest.current) setFailure(staffErrorKind(error));
        return null;
      } finally {
        if (request === latestRequest.current) setSearching(false);
      }
    },
    [client],
  );

  return {
    results,
    failure,
    searching,
    search,
    /** Repeats the search after a decision. */
    repeat: async () => void (results && (await search(results.query))),
    clear: useCallback(() => {
      latestRequest.current += 1;
      setResults(null);
      setFailure(null);
      setSearching(false);
    }, []),
  };
}
