import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import {
  type Act,
  createVersion,
  decide,
  type NewVersion,
  undo,
} from '../../data/moderation/acts-mutation.ts';
import {
  loadCounts,
  loadQueue,
  type QueueCounts,
  type QueueItem,
  type QueueName,
} from '../../data/moderation/queue-query.ts';
import { StaffError, type StaffErrorKind } from '../../data/moderation/staff-error.ts';

export const kindOf = (error: unknown): StaffErrorKind =>
  error instanceof StaffError ? error.kind : 'failed';

export type QueueState =
  | { state: 'loading' }
  | { state: 'failed'; kind: StaffErrorKind }
  | { state: 'ready'; items: QueueItem[] };

/** A decision of this session that may still be taken back. */
export interface Decision {
  actId: number;
  /** The suggestion's text, or the version's name. */
  about: string;
  outcome: string;
}

/** What the page says about a decision. */
export const outcomeOf = (act: Act): string =>
  act.kind === 'status' ? act.to : act.kind === 'integrate' ? 'integrated' : 'dismissed';

/** One queue of suggestions, its decisions, and how to take them back. Calls reject with StaffError. */
export function useQueue(client: SupabaseClient) {
  const [queue, setQueue] = useState<QueueName>('pending');
  const [list, setList] = useState<QueueState>({ state: 'loading' });
  const [counts, setCounts] = useState<QueueCounts>({});
  const [decisions, setDecisions] = useState<Decision[]>([]);

  const reload = useCallback(
    async (wanted: () => boolean = () => true) => {
      try {
        const [items, next] = await Promise.all([loadQueue(client, queue), loadCounts(client)]);
        if (!wanted()) return;
        setList({ state: 'ready', items });
        setCounts(next);
      } catch (error) {
        if (wanted()) setList({ state: 'failed', kind: kindOf(error) });
      }
    },
    [client, queue],
  );

  useEffect(() => {
    let current = true;
    setList({ state: 'loading' });
    reload(() => current);
    return () => {
      current = false;
    };
  }, [reload]);

  return {
    queue,
    setQueue,
    list,
    counts,
    decisions,
    reload: () => reload(),
    async act(item: QueueItem, what: Act) {
      const actId = await decide(client, item.id, what);
      setDecisions((made) => [{ actId, about: item.suggestion_text, outcome: outcomeOf(what) }, ...made]);
      await reload();
    },
    async createVersion(version: NewVersion) {
      const actId = await createVersion(client, version);
      const about = `${version.version}: ${version.title}`;
      setDecisions((made) => [{ actId, about, outcome: 'version' }, ...made]);
    },
    async undo(decision: Decision) {
      await undo(client, decision.actId);
      setDecisions((made) => made.filter((one) => one.actId !== decision.actId));
      await reload();
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;
