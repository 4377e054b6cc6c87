import { useLayoutEffect, useRef } from 'react';

/**
 * Puts the place of a page's own footer into the document. The element lives longer than any page, and exists before the
 * first one renders, so that a page finds it while it renders.
 */
export function PageFooter({ slot }: { slot: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(slot), [slot]);
  return <div ref={place} />;
}
