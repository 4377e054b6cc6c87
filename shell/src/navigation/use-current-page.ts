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
   * @returns true when it reloads
   */
  reloadIfOutdated(): boolean;
  /** Loads the page of a route under a key. */
  loadPage(path: string, key?: string): Promise<void>;
}

/** Maximum milliseconds that a navigation waits for the registry. */
const REGISTRY_WAIT_MS = 400;

/**
 * Reads the registry again if it is old. Resolves after a short time at most, so that the visitor does not
 * wait.
 */
async function refreshRegistry(shell: NavigationShell): Promise<void> {
  const refresh = shell.registryStore.refreshIfOld().catch(() => undefined);
  await Promise.race([refresh, new Promise((resolve) => setTimeout(resolve, REGISTRY_WAIT_MS))]);
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
  const [shownPage, setShownPage] = useState({ location, key: shell.keyFor(path) });
  const isSameRoute = shownPage.location.path === path;

  useEffect(() => {
    if (isSameRoute) return;
    let isCurrent = true;
    // Preloads the files of the current version meanwhile: most responses say that nothing is newer.
    hintRoute(shell.registryStore.get(), path);
    void refreshRegistry(shell).then(() => {
      if (!isCurrent) return;
      if (shell.runsRevoked()) return window.location.reload();
      if (shell.reloadIfOutdated()) return;
      // The route may have been removed since the link was rendered: then this effect runs again.
      shell.router.recheck();
      if (shell.router.get().path === path)
        setShownPage({ location: shell.router.get(), key: shell.keyFor(path) });
    });
    return () => {
      isCurrent = false;
    };
  }, [shell, path, isSameRoute]);

  useEffect(() => {
    // A page that failed before the first render is retried on request only: its prerendered text is
    // readable.
    const hasPrerenderedText =
      shell.prerenderedText?.key === shownPage.key && shell.pages.get(shownPage.key)?.status === 'failed';
    if (!hasPrerenderedText) void shell.loadPage(shownPage.location.path, shownPage.key);
  }, [shell, shownPage]);

  return { location: isSameRoute ? location : shownPage.location, key: shownPage.key };
}

/**
 * Updates the document when a page is shown: title, theme, scroll position, focus, notice of an unknown
 * address.
 */
export function useArrival(shell: NavigationShell, location: Location, key: string): void {
  const route = shell.routes().get(location.path);
  const isReady = usePageState(shell.pages, key)?.status === 'ready';
  const previousLocation = useRef<Location | null>(null);

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
    if (!isReady) return;
    const abortArrival = new AbortController();
    const from = previousLocation.current;
    previousLocation.current = location;
    // The visitor scrolled or focused before the page was ready.
    if (!shell.router.isNavigating()) return;
    void arrive(location, from, abortArrival.signal).then(() => shell.router.completeNavigation(visit));
    return () => abortArrival.abort();
  }, [visit, isReady]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one notice per visit
  useEffect(() => {
    if (!location.unknown) return;
    const message = t.unknown(location.unknown);
    const notice = shell.notices.show({ kind: 'info', message, timeout: 0, isBanner: true });
    shell.announcer.announce(message);
    return () => shell.notices.dismiss(notice);
  }, [visit]);
}
