import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import {
  type Act,
  createVersion,
  decide,
  type NewVersion,
  undo,
} from '../../data/moderation/acts-mutation.ts';
import type { QueueItem, QueueName } from '../../data/moderation/queue-query.ts';
import { useQueueList } from './use-queue-list.ts';

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
  const { reload, ...list } = useQueueList(client, queue);
  const [decisions, setDecisions] = useState<Decision[]>([]);

  return {
    queue,
    setQueue,
    ...list,
    reload,
    decisions,
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
