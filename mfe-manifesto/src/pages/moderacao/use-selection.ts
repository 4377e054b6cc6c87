import { useCallback, useEffect, useState } from 'react';
import type { QueueItem, QueueName } from '../../data/moderation/queue-query.ts';
import { batchActionsFor } from '../../rules/actions-for.ts';

/** Maximum number of suggestions in one batch decision on the server. */
const MAX_BATCH = 200;

/**
 * Selection for a batch decision. It is cleared when the queue changes, and suggestions that leave the list are
 * deselected.
 * @param queue null where selection is off
 */
export function useSelection(listedItems: readonly QueueItem[], queue: QueueName | null) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of queue
  useEffect(() => setIds(new Set()), [queue]);
  const items = listedItems.filter(({ id }) => ids.has(id)).slice(0, MAX_BATCH);

  return {
    ids,
    items,
    /** True when the queue has batch decisions. */
    isOffered: queue !== null && batchActionsFor(queue).length > 0,
    setSelected: useCallback(
      ({ id }: QueueItem, isSelected: boolean) =>
        setIds((previous) =>
          isSelected ? new Set(previous).add(id) : new Set([...previous].filter((one) => one !== id)),
        ),
      [],
    ),
    selectAll: () => setIds(new Set(listedItems.slice(0, MAX_BATCH).map(({ id }) => id))),
    clear: useCallback(() => setIds(new Set()), []),
  };
}
