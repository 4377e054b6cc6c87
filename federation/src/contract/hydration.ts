import { useSyncExternalStore } from 'react';

const HYDRATING = Symbol.for('ia-para-todos.hydrating');
const shared = globalThis as { [HYDRATING]?: boolean };

/**
 * True while the shell hydrates a prerendered page. The render must match the prerendered markup, so device
 * data shows in the next render. The flag is global, so all copies of this module share it. `useEntryState`
 * and the atoms of `shared-services/storage` respect it.
 */
export const isHydrating = (): boolean => shared[HYDRATING] === true;

/** Sets whether the shell is hydrating. Only the shell calls it. */
export function setHydrating(on: boolean): void {
  shared[HYDRATING] = on;
}

/** Subscribes to nothing: the value changes only between prerender, hydration and later renders. */
const subscribeToNothing = () => () => {};

/**
 * True in a visitor's browser. False while a build prerenders, and during hydration. Render values that only
 * the device knows, such as its date or address, only when it is true.
 */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
