import { useRoute } from '@ia/federation';
import { useEffect, useEffectEvent } from 'react';
import { useCarriedState } from '../lesson/use-carried-state.ts';

const numbers = (stored: unknown): number[] =>
  Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];

/**
 * Which finished blocks are unfolded. Kept with the history entry, so that Back and reload find the page as long as
 * it was. A link to a folded block opens it.
 */
export function useOpenBlocks() {
  const route = useRoute();
  const [open, setOpen] = useCarriedState('blocos-abertos', numbers);
  const show = (id: number) => setOpen(open.includes(id) ? open : [...open, id]);

  const showLinked = useEffectEvent((anchor: string | null) => {
    const id = Number(anchor?.match(/^bloco-(\d+)$/)?.[1]);
    if (id) show(id);
  });
  // A new object for each navigation: the same link opens the block again after it was folded.
  useEffect(() => showLinked(route.anchor), [route]);

  return {
    isOpen: (id: number) => open.includes(id),
    show,
    toggle: (id: number) => setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]),
    closeAll: () => setOpen([]),
  };
}
