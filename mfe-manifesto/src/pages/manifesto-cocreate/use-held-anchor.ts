import { useEntryState, useRoute } from '@ia/federation';
import { focusHeading } from '@ia/shared-ui/hooks';
import { useEffect } from 'react';

/** The section that shows the suggestion that an address names. */
const LINKED = 'sugestoes';

const parseLed = (stored: unknown): boolean => stored === true;
const toTop = (section: HTMLElement) => section.scrollIntoView({ behavior: 'instant', block: 'start' });

/**
 * Keeps an address such as `#/manifesto-cocreate#sugestoes` at its section: content that arrives above pushes the
 * section away after the router has scrolled to it. Someone who has moved on since, so that the heading no longer has
 * the focus, is left alone. An address that names a suggestion leads to it without an anchor, once for each history entry.
 * @param settled what the height of the page depends on; each change puts the section back
 */
export function useHeldAnchor(settled: string): void {
  const { anchor, query } = useRoute();
  const [led, setLed] = useEntryState('sugestao-aberta', parseLed);
  const leads = anchor === null && Boolean(query.sugestao);
  const target = leads ? LINKED : anchor;
  useEffect(() => {
    if (!leads || led) return;
    // After the router, which leads to the top of a page that is opened without an anchor.
    const timer = setTimeout(() => {
      const section = document.getElementById(LINKED);
      if (!section) return;
      focusHeading(section, { scroll: false });
      toTop(section);
      setLed(true);
    });
    return () => clearTimeout(timer);
  }, [leads, led, setLed]);
  useEffect(() => {
    const section = settled && target ? document.getElementById(target) : null;
    const heading = section?.querySelector('h1, h2, h3');
    if (section && heading && heading === document.activeElement) toTop(section);
  }, [settled, target]);
}
