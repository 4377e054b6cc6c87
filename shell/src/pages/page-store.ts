import { useSyncExternalStore } from 'react';
import type { LoadedPage } from '../remotes/load-page.ts';

export type PageState =
  | { status: 'loading'; promise: Promise<void> }
  | { status: 'ready'; page: LoadedPage }
  | { status: 'failed'; error: unknown };

export interface PageStore {
  get(key: string): PageState | undefined;
  subscribe(listener: () => void): () => void;
  /** Starts loading unless it is loading or loaded; after a failure, tries again. */
  start(key: string, load: () => Promise<LoadedPage>): Promise<void>;
}

/**
 * Loaded pages by key. Not React.lazy with Suspense: React holds a revealed boundary back for 300 ms, and a
 * rejected lazy component stays rejected for ever.
 */
export function createPageStore(): PageStore {
  const states = new Map<string, PageState>();
  const listeners = new Set<() => void>();
  const put = (key: string, state: PageState) => {
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
        (page) => put(key, { status: 'ready', page }),
        (error: unknown) => put(key, { status: 'failed', error }),
      );
      put(key, { status: 'loading', promise });
      return promise;
    },
  };
}

export const usePageState = (store: PageStore, key: string): PageState | undefined =>
  useSyncExternalStore(store.subscribe, () => store.get(key));
