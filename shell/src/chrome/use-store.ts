import { useSyncExternalStore } from 'react';

export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export const useStore = <T>(store: Readable<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
