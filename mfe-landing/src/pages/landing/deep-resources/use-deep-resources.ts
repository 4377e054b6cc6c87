import { useRoute, useShell } from '@ia/federation';
import { useEffect, useState } from 'react';

/** Anchor of the deep resources. */
export const RESOURCES = 'recursos';
/** The section is revealed first and scrolled to a moment later (specification §9). */
const SCROLL_AFTER = 100;

export interface DeepResourcesState {
  revealed: boolean;
  /** Reveals the section, then scrolls to it and moves focus to its heading. */
  reveal(): void;
}

/** Hidden until asked for: by a button, by the footer, or by an address that ends in #recursos. */
export function useDeepResources(): DeepResourcesState {
  const { navigate } = useShell();
  const route = useRoute();
  const asked = route.anchor === RESOURCES;
  const [revealed, setRevealed] = useState(asked);
  const [scrolls, setScrolls] = useState(0);

  if (asked && !revealed) setRevealed(true);

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
