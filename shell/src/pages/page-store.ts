import { useSyncExternalStore } from 'react';
import type { LoadedPage } from '../remotes/load-page.ts';

export type PageState =
  | { status: 'loading'; promise: Promise<void> }
  /** `replaced` is the number of times that the page broke and was replaced. */
  | { status: 'ready'; page: LoadedPage; replaced: number }
  | { status: 'failed'; error: unknown };

export interface PageStore {
  get(key: string): PageState | undefined;
  subscribe(listener: () => void): () => void;
  /** Loads a page unless it is loading or loaded; after a failure, loads it again. Never rejects. */
  start(key: string, load: () => Promise<LoadedPage>): Promise<void>;
  /** Replaces a page that broke, once another is loaded. Rejects when there is none. */
  replace(key: string, load: () => Promise<LoadedPage>): Promise<void>;
  /** The pages of an app in this document, the last requested one last. */
  ofApp(app: string): PageState[];
}

/** The key of a page. A new version has another key, so an open tab loads it at its next visit. */
export const pageKey = (app: string, version: string, expose: string): string =>
  `${app}@${version}${expose.slice(1)}`;

/**
 * Loaded pages by key. Not React.lazy with Suspense: React holds a revealed boundary back for 300 ms, and a
 * rejected lazy component stays rejected.
 */
export function createPageStore(): PageStore {
  const states = new Map<string, PageState>();
  const listeners = new Set<() => void>();
  const setPageState = (key: string, state: PageState) => {
    // Moves the page to the end, for the order of `ofApp`.
    if (state.status === 'loading') states.delete(key);
    states.set(key, state);
    for (const listener of listeners) listener();
  };
  return {
    get: (key) => states.get(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(key, load) {
      const state = states.get(key);
      if (state?.status === 'ready') return Promise.resolve();
      if (state?.status === 'loading') return state.promise;
      const promise = load().then(
        (page) => setPageState(key, { status: 'ready', page, replaced: 0 }),
        (error: unknown) => setPageState(key, { status: 'failed', error }),
      );
      setPageState(key, { status: 'loading', promise });
      return promise;
    },
    async replace(key, load) {
      const previous = states.get(key);
      const page = await load();
      setPageState(key, {
        status: 'ready',
        page,
        replaced: previous?.status === 'ready' ? previous.replaced + 1 : 0,
      });
    },
    ofApp: (app) => [...states].filter(([key]) => key.startsWith(`${app}@`)).map(([, state]) => state),
  };
}

/** Subscribes a component to a page and returns its state; undefined for a page that was never loaded. */
export function usePageState(store: PageStore, key: string): PageState | undefined {
  const read = () => store.get(key);
  return useSyncExternalStore(store.subscribe, read, read);
}
