import { useCallback, useSyncExternalStore } from 'react';

/**
 * True while a media query matches.
 * @param query CSS media query, with or without '@media': `media.md` of the tokens works
 * @param onServer result without a window
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const condition = query.replace(/^@media\s*/, '');
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => onServer,
  );
}
