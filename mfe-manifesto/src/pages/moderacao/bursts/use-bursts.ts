import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type StaffErrorKind, staffErrorKind } from '../../../data/moderation/staff-error.ts';
import {
  type Burst,
  loadBursts,
  loadReviews,
  type Review,
} from '../../../data/moderation/vote-bursts-query.ts';

export type BurstList =
  | { state: 'loading' }
  | { state: 'failed'; kind: StaffErrorKind }
  | { state: 'ready'; bursts: readonly Burst[]; reviews: readonly Review[] };

/** Loads the vote bursts (many votes from one address) of the last `hours` hours, and the review log. */
export function useBursts(client: SupabaseClient, hours: number) {
  const [list, setList] = useState<BurstList>({ state: 'loading' });
  const latestRequest = useRef(0);
  const reload = useCallback(async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    const next = await Promise.all([loadBursts(client, hours), loadReviews(client)]).then(
      ([bursts, reviews]): BurstList => ({ state: 'ready', bursts, reviews }),
      (error: unknown): BurstList => ({ state: 'failed', kind: staffErrorKind(error) }),
    );
    // Ignore stale answers: another period may have been selected.
    if (request === latestRequest.current) setList(next);
  }, [client, hours]);
  useEffect(() => {
    setList({ state: 'loading' });
    void reload();
  }, [reload]);
  return { list, reload };
}
