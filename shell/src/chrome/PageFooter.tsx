import { useLayoutEffect, useRef } from 'react';

/**
 * Mounts the slot into which a page portals its own footer (`footerSlot` of the contract). The element
 * outlives pages and exists before the first one renders.
 */
export function PageFooter({ slot }: { slot: HTMLElement }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(slot), [slot]);
  return <div ref={container} />;
}
