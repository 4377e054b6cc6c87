/**
 * Focus guards are empty focusable elements, with which Base UI moves the focus into and out of a popup.
 * Removes aria-hidden from the focus guards of Base UI 1.9.0: focusable elements must not be hidden (WCAG
 * 4.1.2, axe: aria-hidden-focus). The guards are empty, so screen readers announce nothing. Two are beside
 * the trigger, two in the list.
 * @param root contains some of the guards; a ref callback of several elements covers all
 * @returns a function that stops observing, as React expects of a ref callback
 */
export function unhideFocusGuards(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  const unhide = () => {
    for (const guard of root.querySelectorAll('[data-base-ui-focus-guard][aria-hidden]')) {
      guard.removeAttribute('aria-hidden');
    }
  };
  unhide();
  const observer = new MutationObserver(unhide);
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Returns `<main>`, the container of the open list, so that the list is inside a landmark. */
export const findMainElement = (): HTMLElement | undefined =>
  typeof document === 'undefined' ? undefined : (document.querySelector('main') ?? undefined);
