import { useRoute } from '@ia/federation';
import type { ExampleGroup } from '@ia/shared-ui/examples';
import { useState } from 'react';
import { findSection } from '../../parts/examples/library-sets.ts';

/**
 * Returns the open section of the library page, unless a search or a setting opens all. It contains the URL's
 * anchor; without an anchor, the last such section stays open. Computed during render, so that the anchor's
 * element exists when the shell scrolls to it.
 */
export function useOpenSection(): ExampleGroup | null {
  const { anchor } = useRoute();
  const [lastSection, setLastSection] = useState(() => findSection(anchor));
  const openSection = findSection(anchor) ?? lastSection;
  if (openSection !== lastSection) setLastSection(openSection);
  return openSection;
}
