import { useEffect, useRef, useState } from 'react';
import { useStore } from '../chrome/use-store.ts';
import { words } from '../content/chrome.ts';
import { usePageState } from '../pages/page-store.ts';
import { hintRoute } from '../remotes/prefetch.ts';
import { arrive } from '../router/arrive.ts';
import type { Location } from '../router/router.ts';
import type { Shell } from './create-shell.ts';
import { showDocumentHead } from './document-head.ts';

const REGISTRY_WAIT = 400;

/** Looks for newer versions on a route change, without making the visitor wait for the answer. */
async function freshRegistry(shell: Shell): Promise<void> {
  const refresh = shell.registryStore.refreshIfOld().catch(() => undefined);
  await Promise.race([refresh, new Promise((resolve) => setTimeout(resolve, REGISTRY_WAIT))]);
}

/**
 * The page to show. It changes with the path only: a version that is published meanwhile is taken up at the next
 * route change and never under the reader's hands, by a new document: this one's import map does not name its modules, and
 * cannot be added to. A revoked one is left by a new document as well, because what it started in this one goes on.
 */
export function useCurrentPage(shell: Shell): { location: Location; key: string } {
  const location = useStore(shell.router);
  const { path } = location;
  const [shown, setShown] = useState({ location, key: shell.keyFor(path) });
  const sameRoute = shown.location.path === path;

  useEffect(() => {
    if (sameRoute) return;
    let current = true;
    // Meanwhile its files come: most answers say that nothing is newer.
    hintRoute(shell.registryStore.get(), path);
    void freshRegistry(shell).then(() => {
      if (!current) return;
      if (shell.runsRevoked()) return window.location.reload();
      if (shell.renew()) return;
      shell.router.recheck(); // the route may be gone since the link was drawn: then this effect runs again
      if (shell.router.get().path === path)
        setShown({ location: shell.router.get(), key: shell.keyFor(path) });
    });
    return () => {
      current = false;
    };
  }, [shell, path, sameRoute]);

  useEffect(() => {
    // What failed before the site showed is tried again when somebody asks for it: its words are there to read meanwhile.
    const isKept = shell.kept?.key === shown.key && shell.pages.get(shown.key)?.status === 'failed';
    if (!isKept) void shell.loadPage(shown.location.path, shown.key);
  }, [shell, shown]);

  return { location: sameRoute ? location : shown.location, key: shown.key };
}

/** Title, theme, scroll, focus and the word about an unknown address: what happens on arriving at a place. */
export function useArrival(shell: Shell, location: Location, key: string): void {
  const route = shell.routes().get(location.path);
  const ready = usePageState(shell.pages, key)?.status === 'ready';
  const before = useRef<Location | null>(null);

  const { visit } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each visit, whatever a page made of it meanwhile
  useEffect(() => showDocumentHead(shell, location.path), [shell, location.path, route, visit]);

  // At each page: one that stays, at another of its own addresses, may show itself in a theme that it was asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each page, whatever the one before made of it
  useEffect(() => {
    document.documentElement.dataset.theme = route?.theme ?? 'blue';
  }, [route, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival per visit, once its page is there
  useEffect(() => {
    if (!ready) return;
    const leaving = new AbortController();
    const from = before.current;
    before.current = location;
    // They were quicker than the page.
    if (!shell.router.isOnTheWay()) return;
    void arrive(location, from, leaving.signal).then(() => shell.router.arrived(visit));
    return () => leaving.abort();
  }, [visit, ready]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per visit
  useEffect(() => {
    if (!location.unknown) return;
    const message = words.unknown(location.unknown);
    const notice = shell.notices.show({ kind: 'info', message, timeout: 0, standing: true });
    shell.announcer.announce(message);
    return () => shell.notices.dismiss(notice);
  }, [visit]);
}
