import { useRoute } from '@ia/federation';
import { useEffect, useEffectEvent } from 'react';

/** Calls `onBlock` with the id of the block that the URL's anchor names, `#bloco-3`, at each navigation. */
export function useBlockAnchor(onBlock: (id: number) => void): void {
  const route = useRoute();
  const readAnchor = useEffectEvent((anchor: string | null) => {
    const id = Number(anchor?.match(/^bloco-(\d+)$/)?.[1]);
    if (id) onBlock(id);
  });
  // `route` is a new object for each navigation, so the same link counts again.
  useEffect(() => readAnchor(route.anchor), [route]);
}
