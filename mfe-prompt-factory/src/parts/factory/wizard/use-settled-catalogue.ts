import { type RefObject, useEffect, useState } from 'react';
import type { Catalogue } from '../../../data/catalogue-query.ts';

/**
 * The catalogue that is shown. Newer recipes take their place at once where nobody is at work, and with the next step
 * where someone is: no card may move away under a finger.
 * @param place what is shown; when it changes, the newest recipes come with it
 */
export function useSettledCatalogue(
  newest: Catalogue,
  place: string,
  panel: RefObject<HTMLElement | null>,
): Catalogue {
  const [shown, setShown] = useState({ catalogue: newest, place });
  const moved = shown.place !== place;
  if (moved) setShown({ catalogue: newest, place });
  useEffect(() => {
    const { current } = panel;
    // An open list has pointer and focus outside of the step: the choice in it would be lost.
    const choosing = current?.querySelector('[aria-expanded="true"]');
    const busy = choosing || current?.contains(document.activeElement) || current?.matches(':hover, :active');
    if (!busy) setShown((before) => ({ ...before, catalogue: newest }));
  }, [newest, panel]);
  return moved ? newest : shown.catalogue;
}
