import { useRoute, useShell } from '@ia/federation';
import { useDebounced } from '@ia/shared-ui/hooks';
import { useEffect, useRef, useState } from 'react';
import { addressOf, type LibraryView, queryOf, viewOf } from '../../parts/preview/library-address.ts';

// Debounce in ms: browsers reject more than a hundred URL changes in 30 s, which fast typing reaches.
const PAUSE = 300;

/**
 * Settings of the page, synced with the URL so that they can be shared. Changes reach the URL after a
 * debounce; a URL change (pasted, history) updates the settings.
 */
export function useLibraryView() {
  const { theme, navigate } = useShell();
  const route = useRoute();
  const [view, setView] = useState(() => viewOf(route.query, theme));
  const there = addressOf('', queryOf(viewOf(route.query, theme), theme));
  const debouncedQuery = useDebounced(addressOf('', queryOf(view, theme)), PAUSE);
  const seen = useRef(there);

  useEffect(() => {
    if (there === seen.current) return;
    seen.current = there;
    setView(viewOf(route.query, theme));
  }, [there, route.query, theme]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is written only when the settings change
  useEffect(() => {
    // A navigation to another page may have started.
    if (debouncedQuery === seen.current || !window.location.hash.startsWith(`#${route.path}`)) return;
    seen.current = debouncedQuery;
    navigate(`${route.path}${debouncedQuery}${route.anchor ? `#${route.anchor}` : ''}`, { replace: true });
  }, [debouncedQuery]);

  const change = (part: Partial<LibraryView>) => setView((now) => ({ ...now, ...part }));
  return { view, change };
}
