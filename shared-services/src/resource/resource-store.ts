/** Loading state of a resource, for rendering. */
export type ResourceState<T> =
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'error'; data: undefined; error: unknown }
  /** `error` is set when a later refresh failed; `data` is then the last value. */
  | { status: 'ready'; data: T; error: unknown };

/** A state with its sequence number. */
interface Snapshot<T> {
  state: ResourceState<T>;
  sequence: number;
}

/** Store of one resource: the data that all components with the same key of `useResource` share. */
export interface ResourceStore<T> {
  get(): Snapshot<T>;
  /**
   * The last state that must render synchronously. The first response is not one of them: it may render in a
   * transition, because it does not follow a visitor's action.
   */
  syncSnapshot(): Snapshot<T>;
  subscribe(listener: () => void): () => void;
  /** Loads, unless another component with the same key has already started a load. */
  start(load: () => Promise<T>): void;
  /** Loads again. The newest response wins. Never rejects. */
  load(load: () => Promise<T>): Promise<void>;
  /**
   * Updates the data optimistically. An updater does nothing before the first load. A load in progress may
   * not include the change, so it is repeated instead of overwriting the change.
   */
  set(update: T | ((previous: T) => T)): void;
  /** Loads a part of the data and merges it. A failure changes nothing. Never rejects. */
  patch(load: () => Promise<(previous: T) => T>): Promise<void>;
}

const stores = new Map<string, ResourceStore<unknown>>();

/**
 * Returns the store of a key. Components with the same key share it; it is deleted after the last one
 * unmounts.
 */
export function resourceStore<T>(key: string): ResourceStore<T> {
  const existing = stores.get(key);
  if (existing) return existing as ResourceStore<T>;
  const store: ResourceStore<T> = createStore<T>({
    onUsed: () => stores.set(key, store as ResourceStore<unknown>),
    onUnused: () => stores.get(key) === (store as unknown) && stores.delete(key),
  });
  stores.set(key, store as ResourceStore<unknown>);
  return store;
}

const LOADING = { status: 'loading', data: undefined, error: undefined } as const;

function createStore<T>({ onUsed, onUnused }: Record<'onUsed' | 'onUnused', () => void>): ResourceStore<T> {
  const listeners = new Set<() => void>();
  let current: Snapshot<T> = { state: LOADING, sequence: 0 };
  let syncSnapshot = current;
  let latestRequest = 0;
  let changeCount = 0;

  function setState(state: ResourceState<T>, isFirstResponse = false): void {
    current = { state, sequence: current.sequence + 1 };
    if (!isFirstResponse) syncSnapshot = current;
    for (const listener of [...listeners]) listener();
  }

  const store: ResourceStore<T> = {
    get: () => current,
    syncSnapshot: () => syncSnapshot,
    subscribe(listener) {
      listeners.add(listener);
      onUsed();
      return () => {
        listeners.delete(listener);
        // Deferred, because React's strict mode unsubscribes and resubscribes immediately.
        queueMicrotask(() => listeners.size === 0 && onUnused());
      };
    },
    start(load) {
      if (latestRequest === 0) void store.load(load);
    },
    async load(load) {
      latestRequest += 1;
      const request = latestRequest;
      if (current.state.status === 'error') setState(LOADING);
      const changesBefore = changeCount;
      const isFirst = current.sequence === 0;
      try {
        const data = await load();
        if (request === latestRequest && changesBefore !== changeCount) return store.load(load);
        if (request === latestRequest) setState({ status: 'ready', data, error: undefined }, isFirst);
      } catch (error) {
        if (request !== latestRequest) return;
        const { state } = current;
        setState(
          state.status === 'ready' ? { ...state, error } : { status: 'error', data: undefined, error },
          isFirst,
        );
      }
    },
    set(update) {
      changeCount += 1;
      if (!isUpdater(update)) setState({ status: 'ready', data: update, error: undefined });
      else if (current.state.status === 'ready')
        setState({ ...current.state, data: update(current.state.data) });
    },
    async patch(load) {
      const changesBefore = changeCount;
      const update = await load().catch(() => null);
      if (!update) return;
      if (changesBefore !== changeCount) return store.patch(load);
      store.set(update);
    },
  };
  return store;
}

const isUpdater = <T>(update: T | ((previous: T) => T)): update is (previous: T) => T =>
  typeof update === 'function';
