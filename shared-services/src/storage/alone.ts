/**
 * Runs while nothing else of this site sends what waits: no other tab, and no other copy of this module in this one. In a
 * browser without such locks it runs all the same: the server takes everything once, however often it is told.
 */
export const alone = <T>(run: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request('ia-para-todos.waiting', run) as Promise<T>) : run();
