import type { NavigateOptions, PageEntry, Route } from '@ia/federation';
import { formatRoute, parseAddress } from './address.ts';

export interface Location extends Route {
  /** Grows with each navigation, so that going to the same anchor twice scrolls twice. */
  visit: number;
  /** How the page was reached: decides between the top, the anchor and the place one had left. */
  by: 'load' | 'link' | 'history' | 'replace' | 'stay';
  /** The address that was asked for, when it led nowhere and the main page is shown instead. */
  unknown: string | null;
  /** Where the page had been scrolled to, when one comes back to it through history. */
  scrollY: number;
  /** What this history entry keeps for its page. */
  entry: PageEntry;
}

export interface Router {
  get(): Location;
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: NavigateOptions): void;
}

interface Entry {
  visited: true;
  id: number;
}

const entryOf = (state: unknown): Entry | null =>
  typeof state === 'object' && state !== null && 'visited' in state ? (state as Entry) : null;

/**
 * The hash router. `#/…` is a route, `#name` an anchor of the current page; an unknown route is the main page.
 * @param isRoute tells whether a path is served at the moment (flags included)
 */
export function createRouter(isRoute: (path: string) => boolean): Router {
  const listeners = new Set<() => void>();
  const places = new Map<number, number>();
  const kept = new Map<number, PageEntry>();
  function pageEntry(id: number): PageEntry {
    const values = new Map<string, unknown>();
    const known = kept.get(id) ?? {
      read: (key) => values.get(key),
      write: (key, value) => void values.set(key, value),
    };
    kept.set(id, known);
    return known;
  }
  let lastEntry = Date.now(); // above the ids that a reload left in the history
  let entry = 0;

  function resolve(current: Location | null, by: Location['by'], scrollY: number): Location {
    const entry = pageEntry(entryOf(history.state)?.id ?? lastEntry + 1);
    const address = parseAddress(window.location.hash);
    const visit = (current?.visit ?? 0) + 1;
    if (address.kind === 'anchor') {
      const { path, query } = current ?? { path: '/', query: {} };
      return { path, query, anchor: address.anchor, visit, by, unknown: null, scrollY, entry };
    }
    if (isRoute(address.route.path)) return { ...address.route, visit, by, unknown: null, scrollY, entry };
    return { path: '/', query: {}, anchor: null, visit, by, unknown: address.route.path, scrollY, entry };
  }

  function settle(next: Location) {
    // The address bar shows what can be shared: `#fabrica` on another page becomes `#/prompt-factory#fabrica`.
    const shown = formatRoute(next);
    const url = shown === '#/' && !window.location.hash ? window.location.href : shown;
    entry = entryOf(history.state)?.id ?? ++lastEntry;
    history.replaceState({ visited: true, id: entry } satisfies Entry, '', url);
    location = next;
    for (const listener of listeners) listener();
  }

  history.scrollRestoration = 'manual';
  let location: Location = resolve(null, 'load', 0);
  settle(location);

  addEventListener('hashchange', () => {
    const known = entryOf(history.state);
    settle(resolve(location, known ? 'history' : 'link', known ? (places.get(known.id) ?? 0) : 0));
  });

  // A link to the address one is at changes no hash, and yet leads to the top or to the section again.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]:not([target])') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    if (link.getAttribute('href') !== (window.location.hash || '#/')) return;
    event.preventDefault();
    settle(resolve(location, 'link', 0));
  });

  // The place on each page, for whoever comes back to it. At once: a link may be pressed while the page still moves.
  addEventListener('scroll', () => places.set(entry, window.scrollY), { passive: true });

  return {
    get: () => location,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, { replace = false, stay = false } = {}) {
      const address = parseAddress(to);
      const hash =
        address.kind === 'route'
          ? formatRoute(address.route)
          : formatRoute({ ...location, anchor: address.anchor });
      if (replace) {
        history.replaceState(history.state, '', hash);
        settle(resolve(location, 'replace', window.scrollY));
      } else if (stay) {
        history.pushState(null, '', hash);
        settle(resolve(location, 'stay', window.scrollY));
      } else if (hash === window.location.hash) {
        settle(resolve(location, 'link', 0)); // the same place again: no hashchange will come
      } else {
        window.location.hash = hash;
      }
    },
  };
}
