import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type ResourceState, type ResourceStore, resourceStore } from './resource-store.ts';

export type Resource<T> = ResourceState<T> & {
  /** Loads again and keeps the current data until the response arrives. Never rejects. */
  refresh: () => Promise<void>;
  /** Updates the data immediately, for example a count after a vote. */
  setData: (update: T | ((previous: T) => T)) => void;
  /** Loads a part of the data, such as counts, and merges it. A failure changes nothing. Never rejects. */
  patch: (load: () => Promise<(previous: T) => T>) => Promise<void>;
};

/**
 * Loads data once for all components that use the same key. `load` may be a new function on every render.
 *
 * ```tsx
 * const suggestions = useResource('suggestions', () => loadSuggestions(backend));
 * if (suggestions.status === 'error') …
 * ```
 */
export function useResource<T>(key: string, load: () => Promise<T>): Resource<T> {
  const store = useMemo(() => resourceStore<T>(key), [key]);
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  const state = useResourceState(store);
  const refresh = useCallback(() => store.load(() => latestLoad.current()), [store]);
  useEffect(() => store.start(() => latestLoad.current()), [store]);
  const setData = useCallback<Resource<T>['setData']>((update) => store.set(update), [store]);
  const patch = useCallback<Resource<T>['patch']>((loadPart) => store.patch(loadPart), [store]);
  return { ...state, refresh, setData, patch };
}

/**
 * Subscribes to a store. The first response renders in a transition, so the page stays responsive; every other change
 * renders synchronously.
 */
function useResourceState<T>(store: ResourceStore<T>): ResourceState<T> {
  // Every state except the first response.
  const synchronous = useSyncExternalStore(store.subscribe, store.syncSnapshot, store.syncSnapshot);
  // The first response. The higher sequence number tells which of the two is newer.
  const [transitioned, setTransitioned] = useState(() => ({ store, snapshot: store.get() }));
  useEffect(() => {
    const update = () => {
      const snapshot = store.get();
      if (snapshot !== store.syncSnapshot()) startTransition(() => setTransitioned({ store, snapshot }));
    };
    update();
    return store.subscribe(update);
  }, [store]);
  const latest = transitioned.store === store ? transitioned.snapshot : store.get();
  return (latest.sequence > synchronous.sequence ? latest : synchronous).state;
}
