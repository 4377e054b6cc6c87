import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, kept up to date.
 * @param query as CSS writes it, with or without '@media': `media.md` of the tokens works.
 * @param onServer the answer where there is no window.
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
