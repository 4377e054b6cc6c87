import { useRoute } from '@ia/federation';
import { useEffect, useEffectEvent } from 'react';
import { useCarriedState } from '../lesson/use-carried-state.ts';

const readIds = (stored: unknown): number[] =>
  Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];

/**
 * Tracks the unfolded finished blocks. Stored with the history entry, so that Back and reload restore the
 * page height. A link to a folded block unfolds it.
 */
export function useOpenBlocks() {
  const route = useRoute();
  const [openIds, setOpenIds] = useCarriedState('blocos-abertos', readIds);
  const unfold = (id: number) => setOpenIds(openIds.includes(id) ? openIds : [...openIds, id]);

  const unfoldLinked = useEffectEvent((anchor: string | null) => {
    const id = Number(anchor?.match(/^bloco-(\d+)$/)?.[1]);
    if (id) unfold(id);
  });
  // `route` is a new object for each navigation, so the same link unfolds the block again.
  useEffect(() => unfoldLinked(route.anchor), [route]);

  return {
    isOpen: (id: number) => openIds.includes(id),
    unfold,
    toggle: (id: number) =>
      setOpenIds(openIds.includes(id) ? openIds.filter((other) => other !== id) : [...openIds, id]),
    closeAll: () => setOpenIds([]),
  };
}
