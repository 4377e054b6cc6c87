import { useRoute } from '@ia/federation';
import { useEffect } from 'react';

/**
 * Keeps an address such as `#/manifesto-cocreate#sugestoes` at its section: content that arrives above pushes the
 * section away after the router has scrolled to it. Someone who has moved on since, so that the heading no longer has
 * the focus, is left alone.
 * @param settled what the height of the page depends on; each change puts the section back
 */
export function useHeldAnchor(settled: string): void {
  const { anchor } = useRoute();
  useEffect(() => {
    const section = settled && anchor ? document.getElementById(anchor) : null;
    const heading = section?.querySelector('h1, h2, h3');
    if (section && heading && heading === document.activeElement) {
      section.scrollIntoView({ behavior: 'instant', block: 'start' });
    }
  }, [settled, anchor]);
}
