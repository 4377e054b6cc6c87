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
  /** Asks the server again and keeps what is shown until the answer comes. Never rejects. */
  refresh: () => Promise<void>;
  /** Changes what is shown at once, for example a count after a vote. */
  setData: (update: T | ((previous: T) => T)) => void;
  /** Asks for a part of it, such as counts, and puts that in. A failure changes nothing. Never rejects. */
  patch: (ask: () => Promise<(previous: T) => T>) => Promise<void>;
};

/**
 * Loads something once for all components that show the same key. `load` may be a new function on every render.
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
  const state = useShown(store);
  const refresh = useCallback(() => store.load(() => latestLoad.current()), [store]);
  useEffect(() => store.start(() => latestLoad.current()), [store]);
  const setData = useCallback<Resource<T>['setData']>((update) => store.set(update), [store]);
  const patch = useCallback<Resource<T>['patch']>((ask) => store.patch(ask), [store]);
  return { ...state, refresh, setData, patch };
}

/** What a store holds. All changes show at once; the first answer as a transition, which leaves the page time to answer. */
function useShown<T>(store: ResourceStore<T>): ResourceState<T> {
  const atOnce = useSyncExternalStore(store.subscribe, store.atOnce, store.atOnce);
  const [taken, setTaken] = useState(() => ({ store, turn: store.get() }));
  useEffect(() => {
    const take = () => {
      const turn = store.get();
      if (turn !== store.atOnce()) startTransition(() => setTaken({ store, turn }));
    };
    take();
    return store.subscribe(take);
  }, [store]);
  const last = taken.store === store ? taken.turn : store.get();
  return (last.turn > atOnce.turn ? last : atOnce).state;
}
