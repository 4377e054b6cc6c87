import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import {
  type Act,
  type ActOnMany,
  createVersion,
  decide,
  decideTogether,
  type NewVersion,
  undo,
} from '../../data/moderation/acts-mutation.ts';
import type { Decision } from '../../data/moderation/decisions-query.ts';
import type { QueueItem, QueueName } from '../../data/moderation/queue-query.ts';
import { useDecisions } from './use-decisions.ts';
import { useQueueList } from './use-queue-list.ts';

const OUTCOMES: Record<Exclude<Act['kind'], 'status'>, string> = {
  integrate: 'integrated',
  'dismiss-reports': 'dismissed',
  redact: 'redacted',
  merge: 'merged',
  separate: 'separated',
};

/** What the page says about a decision. */
export const outcomeOf = (act: Act | ActOnMany): string =>
  act.kind === 'status' ? act.to : OUTCOMES[act.kind];

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
      const about = what.kind === 'redact' ? what.text : item.suggestion_text;
      add({ actId, about, outcome: outcomeOf(what), together: 1 });
      await reload();
    },
    /** @returns how many were decided about, and how many a colleague was faster with */
    async actOnMany(items: readonly QueueItem[], what: ActOnMany) {
      const ids = items.map(({ id }) => id);
      const { actId, done, skipped } = await decideTogether(client, ids, what);
      add({ actId, about: items[0]?.suggestion_text ?? '', outcome: outcomeOf(what), together: done });
      await reload();
      return { done, skipped };
    },
    async createVersion(version: NewVersion) {
      const actId = await createVersion(client, version);
      add({ actId, about: `${version.version}: ${version.title}`, outcome: 'version', together: 1 });
    },
    /** @returns how many of those decided together stay as they are */
    async undo(decision: Decision): Promise<number> {
      const left = await undo(client, decision.actId);
      remove(decision);
      await reload();
      return left;
    },
  };
}
