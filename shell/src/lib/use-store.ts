import { useSyncExternalStore } from 'react';

/** A value with change notifications. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** Subscribes a component to a store and returns its value. */
export const useStore = <T>(store: Readable<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
