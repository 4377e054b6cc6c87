import type { ShellApi } from '@ia/federation';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Shell } from '../boot/create-shell.ts';
import type { Location } from '../router/router.ts';
import { createShellApi } from './create-shell-api.ts';
import { createPageShell } from './page-shell.ts';

export interface ShellOfPage {
  /** The shell at this place. */
  here: ShellApi;
  /** The page's ShellApi: the same object while the page is mounted. */
  lasting: ShellApi;
}

const never = () => () => {};

/**
 * Where the page is. A first view that stands as markup was made for its plain address: while that is taken over, nobody hears
 * of the section that was asked for; right after, everybody does.
 */
function useHeardLocation(location: Location): Location {
  const anchor = useSyncExternalStore(
    never,
    () => location.anchor,
    () => null,
  );
  return useMemo(() => (anchor === location.anchor ? location : { ...location, anchor }), [location, anchor]);
}

/** The shell for whatever is shown at `location`; one and the same for as long as the page is. */
export function usePageShell(shell: Shell, location: Location, key: string): ShellOfPage {
  const route = shell.routes().get(location.path);
  const heard = useHeardLocation(location);
  const here = useMemo(() => createShellApi(shell, heard, route), [shell, heard, route]);
  const [kept, setKept] = useState(() => ({ key, page: createPageShell(here) }));
  // Another page has a shell of its own.
  const current = kept.key === key ? kept : { key, page: createPageShell(here) };
  if (current !== kept) setKept(current);
  const { page } = current;
  // In render and not after it: what renders below asks for the route while it does.
  page.move(here);
  useLayoutEffect(() => page.tell());
  return { here, lasting: page.api };
}
