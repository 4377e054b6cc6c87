/**
 * Runs a task under a Web Lock shared by all tabs and all copies of this module, so that only one of them delivers
 * the outbox. Runs without a lock where the browser has none: the server's operations are idempotent.
 */
export const withOutboxLock = <T>(task: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks
    ? (navigator.locks.request('ia-para-todos.waiting', task) as Promise<T>)
    : task();
