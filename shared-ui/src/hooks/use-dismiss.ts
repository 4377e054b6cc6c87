import { type RefObject, useEffect } from 'react';

/**
 * Closes a popup on an outside press, outside focus, Escape or navigation. An open popup must not cover the
 * focused element (WCAG 2.4.11).
 * @param root contains the trigger and the popup
 * @param close must be stable
 */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeIfOutside, { signal });
    document.addEventListener('focusin', closeIfOutside, { signal });
    window.addEventListener('hashchange', close, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        close();
        // Focus the trigger: a `<summary>` or an element with aria-expanded.
        root.current?.querySelector<HTMLElement>('summary, [aria-expanded]')?.focus();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [root, isOpen, close]);
}
