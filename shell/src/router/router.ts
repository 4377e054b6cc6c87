import type { NavigateOptions, PageEntry, Route } from '@ia/federation';
import { parseAddress, resolveAddress } from '@ia/federation/address';
import { atBase } from '../address/base.ts';
import { formatRoute, sameQuery, tidyLink } from './address.ts';
import { correctedRoute } from './corrected-route.ts';
import { createEntryRecords, type EntryState, newEntryId, readState } from './entry-records.ts';
import { onLeaving } from './on-leaving.ts';
import { currentScrollPosition, type ScrollPosition } from './scroll-position.ts';

export interface Location extends Route {
  /** Number of the navigation, so that going to the same anchor twice scrolls twice. */
  visit: number;
  /** What led to this location; `history` is Back or Forward, `stay` a step within the page. */
  cause: 'load' | 'link' | 'history' | 'replace' | 'stay';
  /** The requested address, when it is unknown and the main page is shown instead. */
  unknown: string | null;
  /** Scroll position when the visitor left this entry, or null. */
  scrollPosition: ScrollPosition | null;
  /** State that this history entry stores for its page. */
  entry: PageEntry;
}

export interface Router {
  get(): Location;
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: NavigateOptions): void;
  /** Restores the shell's address and history state after a page's own code changed them. */
  restoreEntry(): void;
  /** Checks again whether the current route is on, after a change of the registry. */
  recheck(): void;
  /** Marks a navigation as complete: from now on, the scroll position is the visitor's and is stored. */
  completeNavigation(visit: number): void;
  /** True until the visitor is at the target of the navigation. */
  isNavigating(): boolean;
}

/**
 * The hash router. `#/…` is a route, `#name` an anchor of the current page; an unknown route is the main
 * page.
 *
 * Each history entry stores its route in `history.state`, so that Back leads to its page even when the
 * address is a bare `#name`; scroll position and page state are in session storage.
 * @param isRoute true for a path that is on now
 * @param signal stops it
 */
export function createRouter(isRoute: (path: string) => boolean, signal?: AbortSignal): Router {
  const listeners = new Set<() => void>();
  const records = createEntryRecords();
  /** Id of the current history entry. */
  let id = '';
  let location: Location | undefined;
  /** The address bar's content as the shell wrote it. */
  let address = '';
  /** During a navigation the scroll position belongs to no entry. */
  let isNavigating = true;

  /** Stores the scroll position and the page state of the current entry. */
  function saveEntry() {
    if (!isNavigating) records.storeScrollPosition(id, currentScrollPosition());
    records.save();
  }

  /** The stored route of the current history entry, or else the route of its address. */
  function requestedRoute(stored: EntryState | null): Route {
    if (stored) return stored.route;
    // A page's own code wrote an address outside of this site: it names no other page.
    if (location && !window.location.hash && window.location.href !== atBase('')) return location;
    const requested = parseAddress(tidyLink(window.location.hash));
    const isSection = requested.kind === 'anchor' && document.getElementById(requested.anchor);
    const isServed = requested.kind === 'route' && isRoute(requested.route.path);
    const corrected = isSection || isServed ? null : correctedRoute(requested, isRoute);
    if (corrected) return corrected;
    if (requested.kind === 'route') return requested.route;
    return { path: location?.path ?? '/', query: location?.query ?? {}, anchor: requested.anchor };
  }

  /** Writes route and address into the current entry. */
  function writeEntry(route: Route, url: string) {
    address = atBase(url);
    history.replaceState({ entry: id, route } satisfies EntryState, '', address);
  }

  /** Restores route and address of the entry: a page's own code may have changed it, or pushed another. */
  function restoreEntry({ path, query, anchor }: Route) {
    if (readState(history.state)?.entry === id && window.location.href === address) return;
    writeEntry({ path, query, anchor }, address);
  }

  /** Reads the browser's current history entry, makes it the location, and notifies subscribers. */
  function updateLocation(cause: Location['cause']) {
    const state = readState(history.state);
    const requested = requestedRoute(state);
    const isServed = isRoute(requested.path);
    const { path, query, anchor }: Route = isServed ? requested : { path: '/', query: {}, anchor: null };
    const route = { path, query, anchor };
    const previousId = id;
    id = state?.entry ?? newEntryId();
    // An anchor is another position in the same view and inherits its state; another query is another view.
    if (!state && location?.path === path && sameQuery(location, route)) records.inherit(previousId, id);
    // The address bar shows a shareable address: `#fabrica` on another page becomes
    // `#/prompt-factory#fabrica`.
    const hash = formatRoute(route);
    const url = hash === '#/' && !window.location.hash ? '' : hash;
    writeEntry(route, url);
    if (cause !== 'replace' && cause !== 'stay') isNavigating = true;
    location = {
      ...route,
      visit: (location?.visit ?? 0) + 1,
      cause,
      unknown: isServed ? null : requested.path,
      scrollPosition: records.scrollPosition(id),
      entry: records.pageEntry(id),
    };
    for (const listener of listeners) listener();
    return location;
  }

  function navigate(to: string, { replace = false, stay = false }: NavigateOptions = {}) {
    const from = location as Location;
    restoreEntry(from);
    const route = resolveAddress(to, from);
    const hash = formatRoute(route);
    if (replace) {
      const { path, query, anchor } = route;
      writeEntry({ path, query, anchor }, hash);
      updateLocation('replace');
    } else if (hash === (window.location.hash || '#/')) {
      // The same address again adds no entry. The visitor means its beginning, not the previous scroll
      // position.
      if (!stay) updateLocation('link');
    } else {
      saveEntry();
      history.pushState(null, '', atBase(hash));
      updateLocation(stay ? 'stay' : 'link');
    }
  }

  history.scrollRestoration = 'manual';
  updateLocation('load');
  onLeaving(saveEntry, signal);
  // Fires for Back and Forward, and for a typed address.
  addEventListener('popstate', () => updateLocation(readState(history.state) ? 'history' : 'link'), {
    signal,
  });

  // In-site links are handled here, so that the browser does not scroll before the position is stored.
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]:not([target])') : null;
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlainClick || event.defaultPrevented) return;
    event.preventDefault();
    navigate(link.getAttribute('href') ?? '#/');
  };
  addEventListener('click', followLink, { signal });

  return {
    get: () => location as Location,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    restoreEntry: () => restoreEntry(location as Location),
    recheck() {
      if (!isRoute((location as Location).path)) updateLocation('link');
    },
    completeNavigation(visit) {
      if (visit === location?.visit) isNavigating = false;
    },
    isNavigating: () => isNavigating,
  };
}
