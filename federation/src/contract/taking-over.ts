import { useSyncExternalStore } from 'react';

const FLAG = Symbol.for('ia-para-todos.taking-over');
const shared = globalThis as { [FLAG]?: boolean };

/**
 * Whether the shell is taking over a first view that stands in the document as markup. What is rendered now must be what
 * was rendered without this device: what it keeps shows right after. One answer for the whole document, whichever copy of this
 * module asks. `useEntryState` and the atoms of `shared-services/storage` know it.
 */
export const takingOver = (): boolean => shared[FLAG] === true;

/** For the shell alone: says when taking over begins and ends. */
export function setTakingOver(on: boolean): void {
  shared[FLAG] = on;
}

const never = () => () => {};

/**
 * Whether this runs for a visitor: false where a build renders a first view, and while that is taken over. What only the
 * device knows, such as its date or the address it came by, shows right after.
 */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
