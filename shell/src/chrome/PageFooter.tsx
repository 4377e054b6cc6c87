import { useLayoutEffect, useRef } from 'react';

/**
 * Mounts the slot for a page's own footer. The element outlives pages and exists before the first one
 * renders, so that a page finds it while it renders.
 */
export function PageFooter({ slot }: { slot: HTMLElement }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(slot), [slot]);
  return <div ref={container} />;
}
