import { useRoute } from '@ia/federation';
import type { ExampleGroup } from '@ia/shared-ui/examples';
import { useState } from 'react';
import { sectionOf } from '../../parts/examples/library-sets.ts';

/**
 * The section that stands open: the one that the address leads to, or into. It is known while the page is drawn, so that
 * the anchor is there when the shell scrolls to it; and stays when the address loses its anchor.
 */
export function useOpenSection(): ExampleGroup | null {
  const { anchor } = useRoute();
  const [last, setLast] = useState(() => sectionOf(anchor));
  const here = sectionOf(anchor) ?? last;
  if (here !== last) setLast(here);
  return here;
}
