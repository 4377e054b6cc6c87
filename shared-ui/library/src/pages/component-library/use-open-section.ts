import { useRoute } from '@ia/federation';
import type { ExampleGroup } from '@ia/shared-ui/examples';
import { useState } from 'react';
import { sectionOf } from '../../parts/examples/library-sets.ts';

/**
 * Returns the open section, which contains the URL's anchor. Computed during render, so that the
 * anchor exists when the shell scrolls to it; it persists when the URL loses its anchor.
 */
export function useOpenSection(): ExampleGroup | null {
  const { anchor } = useRoute();
  const [last, setLast] = useState(() => sectionOf(anchor));
  const here = sectionOf(anchor) ?? last;
  if (here !== last) setLast(here);
  return here;
}
