import { type RefObject, useEffect, useState } from 'react';
import type { Catalogue } from '../../../data/catalogue-query.ts';

/**
 * The displayed catalogue. Newer recipes replace it at once when the visitor is idle, otherwise with the next step:
 * no card may move under a finger.
 * @param address current URL parameters; a change applies the newest catalogue
 */
export function useStableCatalogue(
  newest: Catalogue,
  address: string,
  panel: RefObject<HTMLElement | null>,
): Catalogue {
  const [shown, setShown] = useState({ catalogue: newest, address });
  const hasNavigated = shown.address !== address;
  if (hasNavigated) setShown({ catalogue: newest, address });
  useEffect(() => {
    const { current } = panel;
    // An open list has pointer and focus outside the step: a swap would lose the choice.
    const hasOpenList = current?.querySelector('[aria-expanded="true"]');
    const isInUse =
      hasOpenList || current?.contains(document.activeElement) || current?.matches(':hover, :active');
    if (!isInUse) setShown((previous) => ({ ...previous, catalogue: newest }));
  }, [newest, panel]);
  return hasNavigated ? newest : shown.catalogue;
}
