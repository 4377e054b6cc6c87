import type { ShellApi } from '@ia/federation';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Location } from '../router/router.ts';
import { createShellApi, type ShellParts } from './create-shell-api.ts';
import { createPageShell } from './page-shell.ts';

export interface ShellOfPage {
  /** The shell API at this location. */
  here: ShellApi;
  /** The page's ShellApi: the same object while the page is mounted. */
  stable: ShellApi;
}

const never = () => () => {};

/**
 * The location that the page sees. Prerendered markup was made for an address without anchor: during
 * hydration the page sees none, right after it the real one.
 */
function usePageLocation(location: Location): Location {
  const anchor = useSyncExternalStore(
    never,
    () => location.anchor,
    () => null,
  );
  return useMemo(() => (anchor === location.anchor ? location : { ...location, anchor }), [location, anchor]);
}

/** The shell API for the page at `location`; the same object while the page is mounted. */
export function usePageShell(shell: ShellParts, location: Location, key: string): ShellOfPage {
  const route = shell.routes().get(location.path);
  const pageLocation = usePageLocation(location);
  const here = useMemo(() => createShellApi(shell, pageLocation, route), [shell, pageLocation, route]);
  const [mounted, setMounted] = useState(() => ({ key, page: createPageShell(here) }));
  // Another page has its own API.
  const current = mounted.key === key ? mounted : { key, page: createPageShell(here) };
  if (current !== mounted) setMounted(current);
  const { page } = current;
  // During render: components below read the route.
  page.move(here);
  useLayoutEffect(() => page.notify());
  return { here, stable: page.api };
}
