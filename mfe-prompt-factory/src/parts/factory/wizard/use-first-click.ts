import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The second click of a double click must not fall on what the first one brought: a category would open a recipe that
 * nobody chose. For the press as well, which would take the focus from the new heading, wherever in the window it falls:
 * where less motion is asked for, the new step has come up under the pointer by then.
 * @param place what is shown; another place takes no click that began in the one before
 */
export function useFirstClick(place: string): void {
  const began = useRef(place);
  const take = useEffectEvent((event: MouseEvent) => {
    // 0 for the keyboard, 1 for a first click.
    if (event.detail <= 1) began.current = place;
    if (began.current === place) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const taken = (event: MouseEvent) => take(event);
    const events = ['mousedown', 'click'] as const;
    for (const name of events) window.addEventListener(name, taken, true);
    return () => {
      for (const name of events) window.removeEventListener(name, taken, true);
    };
  }, []);
}
