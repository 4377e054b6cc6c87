import { focusHeading } from '@ia/shared-ui/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import type { ResolvedRoute } from './use-wizard-route.ts';

/** Identifies a step and its subject; '' for the first step. */
const stepKey = (route: ResolvedRoute): string =>
  route.step === 'category'
    ? ''
    : route.step === 'mine' || route.step === 'own'
      ? route.step
      : route.step === 'recipe'
        ? route.category.id
        : `${route.step} ${route.recipe.id}`;

/**
 * Focuses the heading of a new step and scrolls the step indicator into view. The first step is skipped, unless the
 * surrounding section had focus while the step loaded.
 */
export function useStepFocus(panel: RefObject<HTMLElement | null>, route: ResolvedRoute, isReady = true) {
  const key = stepKey(route);
  const shownKey = useRef(key);
  useEffect(() => {
    const workshop = panel.current?.closest<HTMLElement>('section');
    // The shell has already scrolled to the section named by the URL: move only the focus.
    if (workshop && workshop === document.activeElement) focusStep(panel.current);
  }, [panel]);
  useEffect(() => {
    if (!isReady || shownKey.current === key) return;
    shownKey.current = key;
    focusStep(panel.current);
    panel.current?.scrollIntoView({ block: 'start' });
  }, [key, isReady, panel]);
}

function focusStep(panel: HTMLElement | null) {
  const heading = panel?.querySelector('h2');
  if (heading) focusHeading(heading, { scroll: false });
}
