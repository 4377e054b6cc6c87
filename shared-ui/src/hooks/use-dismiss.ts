import { type RefObject, useEffect } from 'react';

/**
 * Closes what is open when the visitor turns to something else: a press or the focus outside of it, Escape, another
 * address. Nothing that is open may lie over the place where the focus is (WCAG 2.4.11).
 * @param root holds the button that opens it and what it opens
 * @param close must keep its identity
 */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const closing = new AbortController();
    const { signal } = closing;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', elsewhere, { signal });
    document.addEventListener('focusin', elsewhere, { signal });
    window.addEventListener('hashchange', close, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        close();
        // Back to the button: a `<summary>` or the one that says what it opened.
        root.current?.querySelector<HTMLElement>('summary, [aria-expanded]')?.focus();
      },
      { signal },
    );
    return () => closing.abort();
  }, [root, isOpen, close]);
}
