/**
 * Removes aria-hidden from the focus guards of Base UI 1.9.0: focusable elements must not be hidden (WCAG
 * 4.1.2, axe: aria-hidden-focus). The guards are empty, so screen readers announce nothing. Two are beside
 * the trigger, two in the list; `around` contains some of them.
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

/** Returns the container of an open list: `<main>`, so that the list is inside a landmark. */
export const mainPart = (): HTMLElement | undefined =>
  typeof document === 'undefined' ? undefined : (document.querySelector('main') ?? undefined);
