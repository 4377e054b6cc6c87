import { useRoute, useShell } from '@ia/federation';
import { useDebounced } from '@ia/shared-ui/hooks';
import { useEffect, useRef, useState } from 'react';
import { buildQuery, buildRoute, type LibraryView, parseRoute } from '../../parts/preview/library-address.ts';

// Browsers reject more than a hundred URL changes in 30 s, which fast typing reaches.
const DEBOUNCE_MS = 300;

/**
 * Settings of the page, synced with the URL so that they can be shared. Changes reach the URL after a
 * debounce; a URL change (pasted, history) updates the settings.
 */
export function useLibraryView() {
  const { theme, navigate } = useShell();
  const route = useRoute();
  const urlView = parseRoute(route, theme);
  const [settings, setView] = useState(urlView);
  // Links choose the component, not a control of the page, so it comes from the URL without the debounce. The
  // title then has the component's name when the router focuses it.
  const view: LibraryView = { ...settings, component: urlView.component };
  const urlQuery = buildRoute('', buildQuery(urlView, theme));
  const debouncedQuery = useDebounced(buildRoute('', buildQuery(view, theme)), DEBOUNCE_MS);
  // Query that URL and settings last agreed on: the page neither applies nor writes it again.
  const syncedQuery = useRef(urlQuery);

  useEffect(() => {
    if (urlQuery === syncedQuery.current) return;
    syncedQuery.current = urlQuery;
    setView(parseRoute(route, theme));
  }, [urlQuery, route, theme]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is written only when the settings change
  useEffect(() => {
    // A navigation to another page may have started.
    if (debouncedQuery === syncedQuery.current || !window.location.hash.startsWith(`#${route.path}`)) return;
    syncedQuery.current = debouncedQuery;
    navigate(`${route.path}${debouncedQuery}${route.anchor ? `#${route.anchor}` : ''}`, { replace: true });
  }, [debouncedQuery]);

  const change = (part: Partial<LibraryView>) => setView((current) => ({ ...current, ...part }));
  return { view, change };
}
