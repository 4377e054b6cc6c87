import { useEntryState, useRoute } from '@ia/federation';
import { focusHeading } from '@ia/shared-ui/hooks';
import { useEffect } from 'react';

/** DOM id of the section that shows the suggestion named by the URL. */
const SUGGESTIONS_SECTION = 'sugestoes';

const parseHasScrolled = (stored: unknown): boolean => stored === true;
const scrollToSection = (section: HTMLElement) =>
  section.scrollIntoView({ behavior: 'instant', block: 'start' });

/**
 * Keeps the page scrolled to the section of an anchor such as `#/manifesto-cocreate#sugestoes` while content above it
 * loads. It stops once the section's heading has lost focus, because the visitor has moved on. A URL that names a
 * suggestion scrolls to it without an anchor, once for each history entry.
 * @param layoutKey string of all state that affects the page's height; each change restores the scroll position
 */
export function usePinnedAnchor(layoutKey: string): void {
  const { anchor, query } = useRoute();
  const [hasScrolled, setHasScrolled] = useEntryState('sugestao-aberta', parseHasScrolled);
  const opensSuggestion = anchor === null && Boolean(query.sugestao);
  const target = opensSuggestion ? SUGGESTIONS_SECTION : anchor;
  useEffect(() => {
    if (!opensSuggestion || hasScrolled) return;
    // Runs after the router, which scrolls pages without an anchor to the top.
    const timer = setTimeout(() => {
      const section = document.getElementById(SUGGESTIONS_SECTION);
      if (!section) return;
      focusHeading(section, { scroll: false });
      scrollToSection(section);
      setHasScrolled(true);
    });
    return () => clearTimeout(timer);
  }, [opensSuggestion, hasScrolled, setHasScrolled]);
  useEffect(() => {
    const section = layoutKey && target ? document.getElementById(target) : null;
    const heading = section?.querySelector('h1, h2, h3');
    if (section && heading && heading === document.activeElement) scrollToSection(section);
  }, [layoutKey, target]);
}
