import type { NavigateOptions, PageEntry, Route } from '@ia/federation';
import { atBase } from '../boot/base.ts';
import { formatRoute, parseAddress, sameQuery, tidyLink } from './address.ts';
import { createEntryRecords, type EntryState, newEntryId, readState } from './entry-records.ts';
import { meantRoute } from './meant-route.ts';
import { onLeaving } from './on-leaving.ts';
import { type Place, placeNow } from './place.ts';

export interface Location extends Route {
  /** Grows with each navigation, so that going to the same anchor twice scrolls twice. */
  visit: number;
  /** How the page was reached: decides between the top, the anchor and the place one had left. */
  by: 'load' | 'link' | 'history' | 'replace' | 'stay';
  /** The address that was asked for, when it led nowhere and the main page is shown instead. */
  unknown: string | null;
  /** Where the reader was when they left this entry, or null when they never did. */
  place: Place | null;
  /** What this history entry keeps for its page. */
  entry: PageEntry;
}

export interface Router {
  get(): Location;
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: NavigateOptions): void;
  /** The address and the history entry are the shell's again, whatever a page's own code wrote into them. */
  takeBack(): void;
  /** Looks again whether the current route is served: after a change of the registry. */
  recheck(): void;
  /** The reader has arrived: from now on, the place on the page is theirs and is remembered. */
  arrived(visit: number): void;
  /** Whether the reader is still to be led to where the navigation goes. */
  isOnTheWay(): boolean;
}

/**
 * The hash router. `#/…` is a route, `#name` an anchor of the current page; an unknown route is the main page.
 *
 * Each history entry carries its own route in `history.state`, so that Back leads to the page it was on even when the
 * address is a bare `#name`; its place and what its page keeps are in session storage.
 * @param isRoute tells whether a path is served at the moment (flags included)
 * @param signal ends it
 */
export function createRouter(isRoute: (path: string) => boolean, signal?: AbortSignal): Router {
  const listeners = new Set<() => void>();
  const records = createEntryRecords();
  let id = '';
  let location: Location | undefined;
  /** What the address bar shows, as the shell wrote it. */
  let address = '';
  /** While the reader is on the way to a place, where they happen to be is nobody's place. */
  let onTheWay = true;

  function leave() {
    if (!onTheWay) records.leave(id, placeNow());
    records.save();
  }

  /** The route of the entry one is at: as it was seen before, or as its address says. */
  function routeNow(known: EntryState | null): Route {
    if (known) return known.route;
    // No address of this site: a page's own code wrote it, and names no other page to show.
    if (location && !window.location.hash && window.location.href !== atBase('')) return location;
    const asked = parseAddress(tidyLink(window.location.hash));
    const isSection = asked.kind === 'anchor' && document.getElementById(asked.anchor);
    const isServed = asked.kind === 'route' && isRoute(asked.route.path);
    const meant = isSection || isServed ? null : meantRoute(asked, isRoute);
    if (meant) return meant;
    if (asked.kind === 'route') return asked.route;
    return { path: location?.path ?? '/', query: location?.query ?? {}, anchor: asked.anchor };
  }

  /** Writes the shell's own word into the entry one is at: the page that it shows, and an address that leads there. */
  function write(route: Route, url: string) {
    address = atBase(url);
    history.replaceState({ entry: id, route } satisfies EntryState, '', address);
  }

  /** A page's own code may have written over the entry, or begun another: who comes back to it finds the page there. */
  function takeBack({ path, query, anchor }: Route) {
    if (readState(history.state)?.entry === id && window.location.href === address) return;
    write({ path, query, anchor }, address);
  }

  /** Takes the entry that the browser is at. */
  function settle(by: Location['by']) {
    const known = readState(history.state);
    const asked = routeNow(known);
    const served = isRoute(asked.path);
    const { path, query, anchor }: Route = served ? asked : { path: '/', query: {}, anchor: null };
    const route = { path, query, anchor };
    const before = id;
    id = known?.entry ?? newEntryId();
    // An anchor is another place of the same view; another query is another view, and begins anew.
    if (!known && location?.path === path && sameQuery(location, route)) records.inherit(before, id);
    // The address bar shows what can be shared: `#fabrica` on another page becomes `#/prompt-factory#fabrica`.
    const shown = formatRoute(route);
    const url = shown === '#/' && !window.location.hash ? '' : shown;
    write(route, url);
    if (by !== 'replace' && by !== 'stay') onTheWay = true;
    location = {
      ...route,
      visit: (location?.visit ?? 0) + 1,
      by,
      unknown: served ? null : asked.path,
      place: records.place(id),
      entry: records.pageEntry(id),
    };
    for (const listener of listeners) listener();
    return location;
  }

  function navigate(to: string, { replace = false, stay = false }: NavigateOptions = {}) {
    const here = location as Location;
    takeBack(here);
    const asked = parseAddress(to);
    const route = asked.kind === 'route' ? asked.route : { ...here, anchor: asked.anchor };
    const hash = formatRoute(route);
    if (replace) {
      const { path, query, anchor } = route;
      write({ path, query, anchor }, hash);
      settle('replace');
    } else if (hash === (window.location.hash || '#/')) {
      // The same place again: no entry more. Who asks for it means its beginning, not where they had been on it.
      if (!stay) settle('link');
    } else {
      leave();
      history.pushState(null, '', atBase(hash));
      settle(stay ? 'stay' : 'link');
    }
  }

  history.scrollRestoration = 'manual';
  settle('load');
  onLeaving(leave, signal);
  // Fires for Back and Forward, and for an address that was typed.
  addEventListener('popstate', () => settle(readState(history.state) ? 'history' : 'link'), { signal });

  // In-site links are taken here, so that the browser does not scroll by itself before the place is remembered.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]:not([target])') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    event.preventDefault();
    navigate(link.getAttribute('href') ?? '#/');
  };
  addEventListener('click', follow, { signal });

  return {
    get: () => location as Location,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    takeBack: () => takeBack(location as Location),
    recheck() {
      if (!isRoute((location as Location).path)) settle('link');
    },
    arrived(visit) {
      if (visit === location?.visit) onTheWay = false;
    },
    isOnTheWay: () => onTheWay,
  };
}
