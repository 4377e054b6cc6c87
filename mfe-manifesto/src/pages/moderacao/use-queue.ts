import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import {
  type BatchAct,
  createVersion,
  decide,
  decideMany,
  type ModerationAct,
  type NewVersion,
  undo,
} from '../../data/moderation/acts-mutation.ts';
import type { Decision } from '../../data/moderation/decisions-query.ts';
import type { QueueItem, QueueName } from '../../data/moderation/queue-query.ts';
import { useDecisions } from './use-decisions.ts';
import { useQueueList } from './use-queue-list.ts';

const OUTCOMES: Record<Exclude<ModerationAct['kind'], 'status'>, string> = {
  integrate: 'integrated',
  'dismiss-reports': 'dismissed',
  redact: 'redacted',
  merge: 'merged',
  separate: 'separated',
  uphold: 'upheld',
};

/** Outcome key of a decision, used to look up its text. */
export const outcomeKey = (act: ModerationAct | BatchAct): string =>
  act.kind === 'status' ? act.to : OUTCOMES[act.kind];

/** One queue of suggestions with its decisions and undo. Calls reject with StaffError. */
export function useQueue(client: SupabaseClient) {
  const [queue, setQueue] = useState<QueueName>('pending');
  const { reload, ...list } = useQueueList(client, queue);
  const { decisions, failed, reload: reloadDecisions, add, remove } = useDecisions(client);

  return {
    queue,
    setQueue,
    ...list,
    decisions,
    decisionsFailed: failed,
    /** Reloads queue and decisions. */
    async reload() {
      await Promise.all([reload(), reloadDecisions()]);
    },
    async act(item: QueueItem, act: ModerationAct) {
      const actId = await decide(client, item.id, act);
      const about = act.kind === 'redact' ? act.text : item.suggestion_text;
      add({ actId, about, outcome: outcomeKey(act), suggestionCount: 1 });
      await reload();
    },
    /** @returns the number decided, and the number that a colleague decided first */
    async actOnMany(items: readonly QueueItem[], act: BatchAct) {
      const ids = items.map(({ id }) => id);
      const { actId, done, skipped } = await decideMany(client, ids, act);
      add({ actId, about: items[0]?.suggestion_text ?? '', outcome: outcomeKey(act), suggestionCount: done });
      await reload();
      return { done, skipped };
    },
    async createVersion(version: NewVersion) {
      const actId = await createVersion(client, version);
      add({ actId, about: `${version.version}: ${version.title}`, outcome: 'version', suggestionCount: 1 });
    },
    /** @returns the number of suggestions of the batch left unchanged */
    async undo(decision: Decision): Promise<number> {
      const unchangedCount = await undo(client, decision.actId);
      remove(decision);
      await reload();
      return unchangedCount;
    },
  };
}
