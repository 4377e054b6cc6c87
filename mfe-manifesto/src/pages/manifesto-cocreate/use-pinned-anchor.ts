import { useEntryState, useRoute } from '@ia/federation';
import { focusHeading } from '@ia/shared-ui/hooks';
import { useEffect } from 'react';

/** Section that shows the suggestion named by the URL. */
const LINKED = 'sugestoes';

const parseLed = (stored: unknown): boolean => stored === true;
const toTop = (section: HTMLElement) => section.scrollIntoView({ behavior: 'instant', block: 'start' });

/**
 * Keeps the page scrolled to the section of an anchor such as `#/manifesto-cocreate#sugestoes` while content above it
 * loads. It stops once the section's heading has lost focus, because the visitor has moved on. A URL that names a
 * suggestion scrolls to it without an anchor, once for each history entry.
 * @param layoutKey string of all state that affects the page's height; each change restores the scroll position
 */
export function usePinnedAnchor(layoutKey: string): void {
  const { anchor, query } = useRoute();
  const [led, setLed] = useEntryState('sugestao-aberta', parseLed);
  const leads = anchor === null && Boolean(query.sugestao);
  const target = leads ? LINKED : anchor;
  useEffect(() => {
    if (!leads || led) return;
    // Runs after the router, which scrolls pages without an anchor to the top.
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
    const section = layoutKey && target ? document.getElementById(target) : null;
    const heading = section?.querySelector('h1, h2, h3');
    if (section && heading && heading === document.activeElement) toTop(section);
  }, [layoutKey, target]);
}
