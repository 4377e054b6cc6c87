import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { kindOf, type StaffErrorKind } from '../../../data/moderation/staff-error.ts';
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

/** Votes that came together in the last so many hours, and what was decided about such votes. */
export function useBursts(client: SupabaseClient, hours: number) {
  const [list, setList] = useState<BurstList>({ state: 'loading' });
  const asked = useRef(0);
  const reload = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const next = await Promise.all([loadBursts(client, hours), loadReviews(client)]).then(
      ([bursts, reviews]): BurstList => ({ state: 'ready', bursts, reviews }),
      (error: unknown): BurstList => ({ state: 'failed', kind: kindOf(error) }),
    );
    // Another period may have been chosen meanwhile.
    if (mine === asked.current) setList(next);
  }, [client, hours]);
  useEffect(() => {
    setList({ state: 'loading' });
    void reload();
  }, [reload]);
  return { list, reload };
}
