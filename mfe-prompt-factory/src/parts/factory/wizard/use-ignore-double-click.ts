import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Ignores the second click of a double click: it would land on the content that the first click opened, and open a
 * recipe by accident. The mousedown is ignored too, anywhere in the window, because it would take focus from the new
 * heading; with reduced motion the new step is already under the pointer.
 * @param address current URL parameters; a click that started before they changed is ignored
 */
export function useIgnoreDoubleClick(address: string): void {
  const clickAddress = useRef(address);
  const ignoreAfterNavigation = useEffectEvent((event: MouseEvent) => {
    // 0 for the keyboard, 1 for a first click.
    if (event.detail <= 1) clickAddress.current = address;
    if (clickAddress.current === address) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => ignoreAfterNavigation(event);
    const events = ['mousedown', 'click'] as const;
    for (const name of events) window.addEventListener(name, listener, true);
    return () => {
      for (const name of events) window.removeEventListener(name, listener, true);
    };
  }, []);
}
