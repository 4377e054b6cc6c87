import { type RefObject, useEffect, useState } from 'react';
import type { Catalogue } from '../../../data/catalogue-query.ts';

/**
 * The displayed catalogue. Newer recipes replace it at once when the visitor is idle, otherwise with the next step:
 * no card may move under a finger.
 * @param address current place; a change applies the newest catalogue
 */
export function useStableCatalogue(
  newest: Catalogue,
  address: string,
  panel: RefObject<HTMLElement | null>,
): Catalogue {
  const [shown, setShown] = useState({ catalogue: newest, address });
  const moved = shown.address !== address;
  if (moved) setShown({ catalogue: newest, address });
  useEffect(() => {
    const { current } = panel;
    // An open list has pointer and focus outside the step: a swap would lose the choice.
    const choosing = current?.querySelector('[aria-expanded="true"]');
    const busy = choosing || current?.contains(document.activeElement) || current?.matches(':hover, :active');
    if (!busy) setShown((before) => ({ ...before, catalogue: newest }));
  }, [newest, panel]);
  return moved ? newest : shown.catalogue;
}
