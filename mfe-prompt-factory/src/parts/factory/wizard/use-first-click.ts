import { type MouseEvent, useRef } from 'react';

/**
 * The second click of a double click must not fall on what the first one brought: a category would open a recipe that
 * nobody chose. For the press as well, which would take the focus from the new heading.
 * @param place what is shown; another place takes no click that began in the one before
 */
export function useFirstClick(place: string) {
  const began = useRef(place);
  return (event: MouseEvent) => {
    // 0 for the keyboard, 1 for a first click.
    if (event.detail <= 1) began.current = place;
    if (began.current === place) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
