import { useEffect, useRef } from 'react';
import type { Step } from '../../state/wizard.ts';

/** Moves focus to the heading of a new step, with the step indicator above it in view. Leaves the first step alone. */
export function useStepFocus(step: Step) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = panel.current?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return panel;
}
