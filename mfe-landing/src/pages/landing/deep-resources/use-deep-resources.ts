import { useRoute, useShell } from '@ia/federation';
import { useEffect, useState } from 'react';

/** Anchor of the deep resources. */
export const RESOURCES = 'recursos';
/** Delay in ms between revealing the section and scrolling to it (specification §9). */
const SCROLL_AFTER = 100;

export interface DeepResourcesState {
  revealed: boolean;
  /** Reveals the section, then scrolls to it and focuses its heading. */
  reveal(): void;
}

/** State of the deep resources: hidden until a button, the footer or the anchor #recursos reveals them. */
export function useDeepResources(): DeepResourcesState {
  const { navigate } = useShell();
  const route = useRoute();
  const isRequested = route.anchor === RESOURCES;
  const [revealed, setRevealed] = useState(isRequested);
  const [scrolls, setScrolls] = useState(0);

  if (isRequested && !revealed) setRevealed(true);

  useEffect(() => {
    if (scrolls === 0) return;
    const timer = setTimeout(() => navigate(`#${RESOURCES}`), SCROLL_AFTER);
    return () => clearTimeout(timer);
  }, [scrolls, navigate]);

  return {
    revealed,
    reveal() {
      setRevealed(true);
      setScrolls((count) => count + 1);
    },
  };
}
