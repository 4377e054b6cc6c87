import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
const isReducedByPreference = () => document.documentElement.dataset.motion === 'reduce';

/** True under reduced motion; for code outside rendering. */
export function prefersReducedMotion(): boolean {
  return typeof window === 'undefined' || window.matchMedia(QUERY).matches || isReducedByPreference();
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] });
  return () => {
    list.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

/**
 * True when the system, or `data-motion="reduce"` on the document (visitor preference, library switch),
 * requests reduced motion. States must still change; only the animation is omitted. True without a window, so
 * that nothing animates before the preference is known.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
