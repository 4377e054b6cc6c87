import type { ShellApi } from '@ia/federation';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Location } from '../router/router.ts';
import { createShellApi, type ShellParts } from './create-shell-api.ts';
import { createPageShell } from './page-shell.ts';

/** The shell API of the shown page, for the shell's own components and for the page. */
export interface ShellOfPage {
  /** A new object at each location, so that React sees the change. */
  locationApi: ShellApi;
  /** The same object while the page is mounted: given to the page. */
  pageApi: ShellApi;
}

const neverChanges = () => () => {};

/**
 * The location that the page sees. Prerendered markup was made for an address without anchor: during
 * hydration the page sees none, right after it the real one.
 */
function usePageLocation(location: Location): Location {
  const anchor = useSyncExternalStore(
    neverChanges,
    () => location.anchor,
    () => null,
  );
  return useMemo(() => (anchor === location.anchor ? location : { ...location, anchor }), [location, anchor]);
}

/**
 * Creates the shell API for the page at `location`.
 * @param key identifies the page: another key mounts another page, with its own API
 */
export function usePageShell(shell: ShellParts, location: Location, key: string): ShellOfPage {
  const route = shell.routes().get(location.path);
  const pageLocation = usePageLocation(location);
  const locationApi = useMemo(() => createShellApi(shell, pageLocation, route), [shell, pageLocation, route]);
  const [mounted, setMounted] = useState(() => ({ key, page: createPageShell(locationApi) }));
  const current = mounted.key === key ? mounted : { key, page: createPageShell(locationApi) };
  if (current !== mounted) setMounted(current);
  const { page } = current;
  // During render: components below read the route.
  page.update(locationApi);
  useLayoutEffect(() => page.notify());
  return { locationApi, pageApi: page.api };
}
