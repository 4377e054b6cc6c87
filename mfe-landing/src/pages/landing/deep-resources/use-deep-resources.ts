import { useRoute, useShell } from '@ia/federation';
import { useEffect, useState } from 'react';

/** Anchor of the section with the deep resources (further study). */
export const RESOURCES_ANCHOR = 'recursos';
/** Delay between revealing the section and scrolling to it. */
const SCROLL_DELAY_MS = 100;

export interface DeepResourcesState {
  revealed: boolean;
  /** Reveals the section, then scrolls to it and focuses its heading. */
  reveal(): void;
}

/** State of the deep resources: hidden until a button, the footer or the anchor #recursos reveals them. */
export function useDeepResources(): DeepResourcesState {
  const { navigate } = useShell();
  const route = useRoute();
  const isRequested = route.anchor === RESOURCES_ANCHOR;
  const [revealed, setRevealed] = useState(isRequested);
  const [scrollRequests, setScrollRequests] = useState(0);

  if (isRequested && !revealed) setRevealed(true);

  useEffect(() => {
    if (scrollRequests === 0) return;
    const timer = setTimeout(() => navigate(`#${RESOURCES_ANCHOR}`), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [scrollRequests, navigate]);

  return {
    revealed,
    reveal() {
      setRevealed(true);
      setScrollRequests((count) => count + 1);
    },
  };
}
