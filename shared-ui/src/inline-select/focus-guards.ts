/**
 * Base UI 1.9.0 hides from assistive technology the empty stops around an open list that bring the focus back into it,
 * and a control that takes the focus must not be hidden (WCAG 4.1.2, axe: aria-hidden-focus). They are empty: unhidden,
 * they say nothing. Two stand beside the trigger, two in the list: `around` holds some of them.
 */
export function unhideFocusGuards(around: HTMLElement | null): (() => void) | undefined {
  if (!around) return undefined;
  const unhide = () => {
    for (const guard of around.querySelectorAll('[data-base-ui-focus-guard][aria-hidden]')) {
      guard.removeAttribute('aria-hidden');
    }
  };
  unhide();
  const observer = new MutationObserver(unhide);
  observer.observe(around, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Where an open list lies: in the page's main part, not after its end, where no landmark would hold it. */
export const mainPart = (): HTMLElement | undefined =>
  typeof document === 'undefined' ? undefined : (document.querySelector('main') ?? undefined);
