import { focusHeading } from '@ia/shared-ui/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import type { ShownPlace } from './use-place.ts';

const keyOf = (place: ShownPlace): string =>
  place.step === 'category'
    ? ''
    : place.step === 'mine' || place.step === 'own'
      ? place.step
      : place.step === 'recipe'
        ? place.category.id
        : `${place.step} ${place.recipe.id}`;

/**
 * Moves focus to the heading of a new step, with the step indicator above it in view. Leaves the first step alone, unless
 * somebody was brought to the workshop around it while this was still on its way.
 */
export function useStepFocus(panel: RefObject<HTMLElement | null>, place: ShownPlace, there = true) {
  const key = keyOf(place);
  const shown = useRef(key);
  useEffect(() => {
    const workshop = panel.current?.closest<HTMLElement>('section');
    // Whoever came by an address is kept at the section by the shell: only the focus goes on.
    if (workshop && workshop === document.activeElement) focusStep(panel.current);
  }, [panel]);
  useEffect(() => {
    if (!there || shown.current === key) return;
    shown.current = key;
    focusStep(panel.current);
    panel.current?.scrollIntoView({ block: 'start' });
  }, [key, there, panel]);
}

function focusStep(panel: HTMLElement | null) {
  const heading = panel?.querySelector('h2');
  if (heading) focusHeading(heading, { scroll: false });
}
