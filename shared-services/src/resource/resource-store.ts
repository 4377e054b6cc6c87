export type ResourceState<T> =
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'error'; data: undefined; error: unknown }
  /** `error` is set when a later refresh failed; the data before it stays. */
  | { status: 'ready'; data: T; error: unknown };

/** A state, and which one in turn it is. */
interface Turn<T> {
  state: ResourceState<T>;
  turn: number;
}

export interface ResourceStore<T> {
  get(): Turn<T>;
  /**
   * The last change that has to show at once. The first answer is none: nobody is in the middle of anything, and what hangs on it
   * may be put in piece by piece.
   */
  atOnce(): Turn<T>;
  subscribe(listener: () => void): () => void;
  /** Loads, unless someone else who shows the same key has already asked. */
  start(load: () => Promise<T>): void;
  /** Asks anew. The newest answer wins. Never rejects. */
  load(load: () => Promise<T>): Promise<void>;
  /**
   * Changes what is shown. A change of what has not been loaded yet has nothing to change. A load that was under way
   * may not know of it, so it asks once more instead of undoing it.
   */
  set(update: T | ((previous: T) => T)): void;
  /** Asks for a part of what is shown and puts it in. A failure leaves everything as it was. Never rejects. */
  patch(ask: () => Promise<(previous: T) => T>): Promise<void>;
}

const stores = new Map<string, ResourceStore<unknown>>();

/** The store of a key, shared by all who show it and dropped when nobody does. */
export function resourceStore<T>(key: string): ResourceStore<T> {
  const known = stores.get(key);
  if (known) return known as ResourceStore<T>;
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
  let now: Turn<T> = { state: LOADING, turn: 0 };
  let atOnce = now;
  let latest = 0;
  let changes = 0;

  function become(state: ResourceState<T>, isFirstAnswer = false): void {
    now = { state, turn: now.turn + 1 };
    if (!isFirstAnswer) atOnce = now;
    for (const listener of [...listeners]) listener();
  }

  const store: ResourceStore<T> = {
    get: () => now,
    atOnce: () => atOnce,
    subscribe(listener) {
      listeners.add(listener);
      onUsed();
      return () => {
        listeners.delete(listener);
        // A moment later, because React's strict mode leaves and comes back at once.
        queueMicrotask(() => listeners.size === 0 && onUnused());
      };
    },
    start(load) {
      if (latest === 0) void store.load(load);
    },
    async load(load) {
      latest += 1;
      const mine = latest;
      if (now.state.status === 'error') become(LOADING);
      const before = changes;
      const isFirst = now.turn === 0;
      try {
        const data = await load();
        if (mine === latest && before !== changes) return store.load(load);
        if (mine === latest) become({ status: 'ready', data, error: undefined }, isFirst);
      } catch (error) {
        if (mine !== latest) return;
        const { state } = now;
        become(
          state.status === 'ready' ? { ...state, error } : { status: 'error', data: undefined, error },
          isFirst,
        );
      }
    },
    set(update) {
      changes += 1;
      if (!isUpdater(update)) become({ status: 'ready', data: update, error: undefined });
      else if (now.state.status === 'ready') become({ ...now.state, data: update(now.state.data) });
    },
    async patch(ask) {
      const before = changes;
      const update = await ask().catch(() => null);
      if (!update) return;
      if (before !== changes) return store.patch(ask);
      store.set(update);
    },
  };
  return store;
}

const isUpdater = <T>(update: T | ((previous: T) => T)): update is (previous: T) => T =>
  typeof update === 'function';
