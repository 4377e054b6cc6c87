import { useCarriedState } from '../lesson/use-carried-state.ts';
import { useBlockAnchor } from './use-block-anchor.ts';

const readIds = (stored: unknown): number[] =>
  Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];

/**
 * Tracks the finished blocks that the visitor expanded; they are collapsed by default. Stored with the
 * history entry, so that Back and reload restore the page height. A link to a collapsed block expands it.
 */
export function useOpenBlocks() {
  const [openIds, setOpenIds] = useCarriedState('blocos-abertos', readIds);
  const unfold = (id: number) => setOpenIds(openIds.includes(id) ? openIds : [...openIds, id]);
  useBlockAnchor(unfold);

  return {
    isOpen: (id: number) => openIds.includes(id),
    unfold,
    toggle: (id: number) =>
      setOpenIds(openIds.includes(id) ? openIds.filter((other) => other !== id) : [...openIds, id]),
    closeAll: () => setOpenIds([]),
  };
}
