import { useRoute } from '@ia/federation';
import { useEffect, useEffectEvent } from 'react';
import { useCarriedState } from '../lesson/use-carried-state.ts';

const numbers = (stored: unknown): number[] =>
  Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];

/**
 * Tracks the unfolded finished blocks. Stored with the history entry, so that Back and reload restore the
 * page height. A link to a folded block unfolds it.
 */
export function useOpenBlocks() {
  const route = useRoute();
  const [open, setOpen] = useCarriedState('blocos-abertos', numbers);
  const show = (id: number) => setOpen(open.includes(id) ? open : [...open, id]);

  const showLinked = useEffectEvent((anchor: string | null) => {
    const id = Number(anchor?.match(/^bloco-(\d+)$/)?.[1]);
    if (id) show(id);
  });
  // `route` is a new object for each navigation, so the same link unfolds the block again.
  useEffect(() => showLinked(route.anchor), [route]);

  return {
    isOpen: (id: number) => open.includes(id),
    show,
    toggle: (id: number) => setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]),
    closeAll: () => setOpen([]),
  };
}
