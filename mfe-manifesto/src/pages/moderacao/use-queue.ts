import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import {
  type Act,
  createVersion,
  decide,
  type NewVersion,
  undo,
} from '../../data/moderation/acts-mutation.ts';
import type { Decision } from '../../data/moderation/decisions-query.ts';
import type { QueueItem, QueueName } from '../../data/moderation/queue-query.ts';
import { useDecisions } from './use-decisions.ts';
import { useQueueList } from './use-queue-list.ts';

/** What the page says about a decision. */
export const outcomeOf = (act: Act): string =>
  act.kind === 'status' ? act.to : act.kind === 'integrate' ? 'integrated' : 'dismissed';

/** One queue of suggestions, its decisions, and how to take them back. Calls reject with StaffError. */
export function useQueue(client: SupabaseClient) {
  const [queue, setQueue] = useState<QueueName>('pending');
  const { reload, ...list } = useQueueList(client, queue);
  const { decisions, failed, recall, add, remove } = useDecisions(client);

  return {
    queue,
    setQueue,
    ...list,
    decisions,
    decisionsFailed: failed,
    /** Asks the server for all that the page shows. */
    async reload() {
      await Promise.all([reload(), recall()]);
    },
    async act(item: QueueItem, what: Act) {
      const actId = await decide(client, item.id, what);
      add({ actId, about: item.suggestion_text, outcome: outcomeOf(what) });
      await reload();
    },
    async createVersion(version: NewVersion) {
      const actId = await createVersion(client, version);
      add({ actId, about: `${version.version}: ${version.title}`, outcome: 'version' });
    },
    async undo(decision: Decision) {
      await undo(client, decision.actId);
      remove(decision);
      await reload();
    },
  };
}
