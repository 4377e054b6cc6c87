import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The roomiest of several arrangements in which nothing overflows, told before the browser paints. Words decide it and
 * not the width of the window: the parts come from the registry, and the visitor may have enlarged the text.
 *
 * The element carries the arrangement as `data-room`, and each is tried on it; so all that tells them apart in size must
 * be said in CSS, by that attribute.
 * @param rooms from the roomiest on; the last one is taken when none fits
 */
export function useRoom<E extends HTMLElement, Room extends string>(
  rooms: readonly [Room, ...Room[]],
): [RefObject<E | null>, Room] {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState(rooms[0]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const choose = () => {
      const fitting = rooms.find((candidate) => {
        element.dataset.room = candidate;
        return element.scrollWidth <= element.clientWidth;
      });
      const chosen = fitting ?? (rooms.at(-1) as Room);
      element.dataset.room = chosen;
      setRoom(chosen);
    };
    // What a script of the document found before (`first-view/room.js`) is taken as it is; that it still fits, the observer
    // looks at when the page has been taken over.
    const found = rooms.find((candidate) => candidate === element.dataset.room);
    if (found && found !== rooms[0]) setRoom(found);
    else choose();
    // A frame later, because the choice changes the very sizes that are observed.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(choose);
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [rooms]);
  return [ref, room];
}
