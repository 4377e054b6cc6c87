import type { SiteConfig } from '@ia/federation/config';
import type { Registry } from '@ia/federation/registry';
import { useEffect, useRef, useState } from 'react';
import type { Announcer } from '../api/announcer.ts';
import type { Notices } from '../api/notices.ts';
import { t } from '../content/chrome.ts';
import { useStore } from '../lib/use-store.ts';
import { type PageStore, usePageState } from '../pages/page-store.ts';
import type { PrerenderedText } from '../pages/prerendered-text.ts';
import { hintRoute } from '../remotes/prefetch.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import { arrive } from '../router/arrive.ts';
import type { RouteTable } from '../router/route-table.ts';
import type { Location, Router } from '../router/router.ts';
import { showDocumentHead } from './document-head.ts';

/** The parts of the shell that follow the router to a page. */
export interface NavigationShell {
  config: SiteConfig;
  registry: () => Registry;
  registryStore: RegistryStore;
  router: Router;
  routes: () => RouteTable;
  pages: PageStore;
  notices: Notices;
  announcer: Announcer;
  /** The key of the page at a path, in the live version. */
  keyFor(path: string): string;
  /** The prerendered text of the first page, when its code did not load. */
  prerenderedText?: PrerenderedText;
  /** Whether code of a revoked version runs in this document. Only a new document is free of it. */
  runsRevoked(): boolean;
  /**
   * Reloads the site for a release whose modules this document's import map does not name.
   * @returns whether it does
   */
  reloadIfOutdated(): boolean;
  /** Loads the page of a route under a key. */
  loadPage(path: string, key?: string): Promise<void>;
}

/** Maximum milliseconds that a navigation waits for the registry. */
const REGISTRY_WAIT = 400;

/** Looks for newer versions on a route change, without making the visitor wait for the answer. */
async function freshRegistry(shell: NavigationShell): Promise<void> {
  const refresh = shell.registryStore.refreshIfOld().catch(() => undefined);
  await Promise.race([refresh, new Promise((resolve) => setTimeout(resolve, REGISTRY_WAIT))]);
}

/**
 * The page to show. It changes with the path only: a version that is published meanwhile is used at the next
 * navigation, never while the visitor reads. It needs a new document, because the import map of this one does
 * not name its modules and cannot be extended. A revoked version is left with a new document as well, because
 * code that it started keeps running.
 */
export function useCurrentPage(shell: NavigationShell): { location: Location; key: string } {
  const location = useStore(shell.router);
  const { path } = location;
  const [shown, setShown] = useState({ location, key: shell.keyFor(path) });
  const sameRoute = shown.location.path === path;

  useEffect(() => {
    if (sameRoute) return;
    let current = true;
    // Preloads the files of the current version meanwhile: most responses say that nothing is newer.
    hintRoute(shell.registryStore.get(), path);
    void freshRegistry(shell).then(() => {
      if (!current) return;
      if (shell.runsRevoked()) return window.location.reload();
      if (shell.reloadIfOutdated()) return;
      shell.router.recheck(); // The route may have been removed since the link was rendered: then this effect runs again.
      if (shell.router.get().path === path)
        setShown({ location: shell.router.get(), key: shell.keyFor(path) });
    });
    return () => {
      current = false;
    };
  }, [shell, path, sameRoute]);

  useEffect(() => {
    // A page that failed before the first render is retried on request only: its prerendered text is
    // readable.
    const hasPrerenderedText =
      shell.prerenderedText?.key === shown.key && shell.pages.get(shown.key)?.status === 'failed';
    if (!hasPrerenderedText) void shell.loadPage(shown.location.path, shown.key);
  }, [shell, shown]);

  return { location: sameRoute ? location : shown.location, key: shown.key };
}

/** Title, theme, scroll, focus and the notice of an unknown address: everything that happens on arrival. */
export function useArrival(shell: NavigationShell, location: Location, key: string): void {
  const route = shell.routes().get(location.path);
  const ready = usePageState(shell.pages, key)?.status === 'ready';
  const before = useRef<Location | null>(null);

  const { visit } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each visit: a page may have changed the head
  useEffect(() => showDocumentHead(shell, location.path), [shell, location.path, route, visit]);

  // Once per page: within a page, the page itself may set another theme.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each page: the previous one may have changed the theme
  useEffect(() => {
    document.documentElement.dataset.theme = route?.theme ?? 'blue';
  }, [route, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival per visit, once its page has loaded
  useEffect(() => {
    if (!ready) return;
    const leaving = new AbortController();
    const from = before.current;
    before.current = location;
    // The visitor scrolled or focused before the page was ready.
    if (!shell.router.isNavigating()) return;
    void arrive(location, from, leaving.signal).then(() => shell.router.arrived(visit));
    return () => leaving.abort();
  }, [visit, ready]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one notice per visit
  useEffect(() => {
    if (!location.unknown) return;
    const message = t.unknown(location.unknown);
    const notice = shell.notices.show({ kind: 'info', message, timeout: 0, isBanner: true });
    shell.announcer.announce(message);
    return () => shell.notices.dismiss(notice);
  }, [visit]);
}
