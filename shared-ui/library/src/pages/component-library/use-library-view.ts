import { useRoute, useShell } from '@ia/federation';
import { useSettled } from '@ia/shared-ui/hooks';
import { useEffect, useRef, useState } from 'react';
import { addressOf, type LibraryView, queryOf, viewOf } from '../../parts/preview/library-address.ts';

// Browsers refuse more than a hundred changes of the address in half a minute, which a quick typist reaches.
const PAUSE = 300;

/**
 * What the reviewer chose, kept in the address of the page so that it can be shared. The address follows after a
 * pause; when it changes by itself (another address is pasted, history), the page follows it.
 */
export function useLibraryView() {
  const { theme, navigate } = useShell();
  const route = useRoute();
  const [view, setView] = useState(() => viewOf(route.query, theme));
  const there = addressOf('', queryOf(viewOf(route.query, theme), theme));
  const wanted = useSettled(addressOf('', queryOf(view, theme)), PAUSE);
  const seen = useRef(there);

  useEffect(() => {
    if (there === seen.current) return;
    seen.current = there;
    setView(viewOf(route.query, theme));
  }, [there, route.query, theme]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is written when the choice changes, and only then
  useEffect(() => {
    // Another page may already be on its way.
    if (wanted === seen.current || !window.location.hash.startsWith(`#${route.path}`)) return;
    seen.current = wanted;
    navigate(`${route.path}${wanted}${route.anchor ? `#${route.anchor}` : ''}`, { replace: true });
  }, [wanted]);

  const change = (part: Partial<LibraryView>) => setView((now) => ({ ...now, ...part }));
  return { view, change };
}
