import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  loadCounts,
  loadMore,
  loadQueue,
  QUEUE_PAGE,
  type QueueCounts,
  type QueueItem,
  type QueueName,
} from '../../data/moderation/queue-query.ts';
import { kindOf, type StaffErrorKind } from '../../data/moderation/staff-error.ts';

export type QueueState =
  | { state: 'loading' }
  | { state: 'failed'; kind: StaffErrorKind }
  | { state: 'ready'; items: QueueItem[] };

export interface Added {
  /** The first suggestion that was not there before. */
  first: QueueItem | undefined;
  added: number;
  shown: number;
  total: number;
}

/** The suggestions of one queue, page after page, and how many each queue has. */
export function useQueueList(client: SupabaseClient, queue: QueueName) {
  const [list, setList] = useState<QueueState>({ state: 'loading' });
  const [counts, setCounts] = useState<QueueCounts>({});
  // What is on screen now: a decision that takes its time may come back to another queue than it was made in.
  const screen = useRef({ queue, items: [] as QueueItem[], total: 0 });
  // Answers can overtake each other: only the one that was asked for last is shown.
  const asked = useRef(0);

  /** Shows what `load` brings, and the counts. @returns null when something else was asked for meanwhile */
  const show = useCallback(
    async (load: () => Promise<QueueItem[]>) => {
      asked.current += 1;
      const mine = asked.current;
      try {
        const [items, next] = await Promise.all([load(), loadCounts(client)]);
        if (mine !== asked.current) return null;
        const total = next[screen.current.queue] ?? 0;
        screen.current = { ...screen.current, items, total };
        setList({ state: 'ready', items });
        setCounts(next);
        return { items, total };
      } catch (error) {
        if (mine !== asked.current) return null;
        throw error;
      }
    },
    [client],
  );

  /** Loads anew, and as many as are shown. */
  const reload = useCallback(async () => {
    const { queue, items } = screen.current;
    try {
      await show(() => loadQueue(client, queue, Math.max(QUEUE_PAGE, items.length)));
    } catch (error) {
      setList({ state: 'failed', kind: kindOf(error) });
    }
  }, [client, show]);

  useEffect(() => {
    screen.current = { queue, items: [], total: 0 };
    setList({ state: 'loading' });
    void reload();
    return () => {
      asked.current += 1;
    };
  }, [queue, reload]);

  return {
    list,
    counts,
    /** How many suggestions this queue has, shown or not. */
    total: counts[queue] ?? 0,
    reload,
    /** Adds the next page. @returns null when something else was asked for meanwhile. @throws StaffError */
    async more(): Promise<Added | null> {
      const { queue, items: before, total } = screen.current;
      const wanted = before.length + QUEUE_PAGE;
      let now = await show(() => loadMore(client, queue, before));
      const isAsBefore = now?.total === total && now.items.length === Math.min(wanted, total);
      // Colleagues have decided meanwhile, or somebody has sent or reported one: what is shown may be so no longer.
      if (now && !isAsBefore) now = await show(() => loadQueue(client, queue, wanted));
      if (!now) return null;
      const known = new Set(before.map(({ id }) => id));
      const fresh = now.items.filter(({ id }) => !known.has(id));
      return { first: fresh[0], added: fresh.length, shown: now.items.length, total: now.total };
    },
  };
}
