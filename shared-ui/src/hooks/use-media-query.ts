import { useCallback, useSyncExternalStore } from 'react';

/**
 * True while a media query matches.
 * @param query CSS media query, with or without '@media': `media.md` of the tokens works
 * @param serverValue result without a window and during hydration
 */
export function useMediaQuery(query: string, serverValue = false): boolean {
  const condition = query.replace(/^@media\s*/, '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => serverValue,
  );
}
