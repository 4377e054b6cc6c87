import { useCallback, useEffect, useState } from 'react';
import type { QueueItem, QueueName } from '../../data/moderation/queue-query.ts';
import { sharedActionsFor } from '../../rules/actions-for.ts';

/** The most that the server decides about at once. */
const MOST = 200;

/**
 * The suggestions that are chosen for one decision. Another queue starts with none; what leaves the list is chosen no
 * more.
 * @param queue null where nothing can be chosen
 */
export function useChosen(listed: readonly QueueItem[], queue: QueueName | null) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of queue that matters
  useEffect(() => setIds(new Set()), [queue]);
  const items = listed.filter(({ id }) => ids.has(id)).slice(0, MOST);

  return {
    ids,
    items,
    offered: queue !== null && sharedActionsFor(queue).length > 0,
    set: useCallback(
      ({ id }: QueueItem, chosen: boolean) =>
        setIds((before) =>
          chosen ? new Set(before).add(id) : new Set([...before].filter((one) => one !== id)),
        ),
      [],
    ),
    all: () => setIds(new Set(listed.slice(0, MOST).map(({ id }) => id))),
    none: useCallback(() => setIds(new Set()), []),
  };
}
