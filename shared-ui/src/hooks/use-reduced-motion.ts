import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
const asked = () => document.documentElement.dataset.motion === 'reduce';

/** The same answer as the hook, for code that runs outside rendering: 'may I start this animation now?' */
export function prefersReducedMotion(): boolean {
  return typeof window === 'undefined' || window.matchMedia(QUERY).matches || asked();
}

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', changed);
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] });
  return () => {
    list.removeEventListener('change', changed);
    watch.disconnect();
  };
}

/**
 * True when the visitor's system, or `data-motion="reduce"` on the document (the visitor's preferences, the library page's switch), asks for
 * less motion. States must still change; only the movement goes. True where there is no window, so that nothing
 * moves before we know.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
