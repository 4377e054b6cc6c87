import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  loadCounts,
  loadMore,
  loadQueue,
  QUEUE_PAGE_SIZE,
  type QueueCounts,
  type QueueItem,
  type QueueName,
} from '../../data/moderation/queue-query.ts';
import { type StaffErrorKind, staffErrorKind } from '../../data/moderation/staff-error.ts';

export type QueueState =
  | { state: 'loading' }
  | { state: 'failed'; kind: StaffErrorKind }
  | { state: 'ready'; items: QueueItem[] };

/** Result of loading the next page. */
export interface AddedPage {
  /** The first newly loaded suggestion. */
  first: QueueItem | undefined;
  /** Number of newly loaded suggestions. */
  added: number;
  /** Number of all loaded suggestions. */
  shown: number;
  /** Total of the queue, loaded or not. */
  total: number;
}

/** Pages through one queue and loads the size of each queue. */
export function useQueueList(client: SupabaseClient, queue: QueueName) {
  const [list, setList] = useState<QueueState>({ state: 'loading' });
  const [counts, setCounts] = useState<QueueCounts>({});
  // The queue on screen: `reload` after a slow decision must load it, even if the moderator has switched
  // queues.
  const view = useRef({ queue, items: [] as QueueItem[], total: 0 });
  // Responses can arrive out of order: only the latest request is rendered.
  const latestRequest = useRef(0);

  /** Renders the result of `load` and the counts. @returns null when a newer request superseded it */
  const loadAndRender = useCallback(
    async (load: () => Promise<QueueItem[]>) => {
      latestRequest.current += 1;
      const request = latestRequest.current;
      try {
        const [items, next] = await Promise.all([load(), loadCounts(client)]);
        if (request !== latestRequest.current) return null;
        const total = next[view.current.queue] ?? 0;
        view.current = { ...view.current, items, total };
        setList({ state: 'ready', items });
        setCounts(next);
        return { items, total };
      } catch (error) {
        if (request !== latestRequest.current) return null;
        throw error;
      }
    },
    [client],
  );

  /** Reloads as many suggestions as are shown. */
  const reload = useCallback(async () => {
    const { queue, items } = view.current;
    try {
      await loadAndRender(() => loadQueue(client, queue, Math.max(QUEUE_PAGE_SIZE, items.length)));
    } catch (error) {
      setList({ state: 'failed', kind: staffErrorKind(error) });
    }
  }, [client, loadAndRender]);

  useEffect(() => {
    view.current = { queue, items: [], total: 0 };
    setList({ state: 'loading' });
    void reload();
    return () => {
      latestRequest.current += 1;
    };
  }, [queue, reload]);

  return {
    list,
    counts,
    /** Total of this queue, loaded or not. */
    total: counts[queue] ?? 0,
    reload,
    /** Appends the next page. @returns null when a newer request superseded it. @throws StaffError */
    async loadNextPage(): Promise<AddedPage | null> {
      const { queue, items: before, total } = view.current;
      const expectedCount = before.length + QUEUE_PAGE_SIZE;
      let page = await loadAndRender(() => loadMore(client, queue, before));
      const isUnchanged = page?.total === total && page.items.length === Math.min(expectedCount, total);
      // The totals changed (decisions, new suggestions or reports), so the loaded entries may be stale: reload them
      // all.
      if (page && !isUnchanged) page = await loadAndRender(() => loadQueue(client, queue, expectedCount));
      if (!page) return null;
      const loadedIds = new Set(before.map(({ id }) => id));
      const addedItems = page.items.filter(({ id }) => !loadedIds.has(id));
      return { first: addedItems[0], added: addedItems.length, shown: page.items.length, total: page.total };
    },
  };
}
