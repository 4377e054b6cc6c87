let lastTask: Promise<unknown> = Promise.resolve();

/**
 * Runs a task under a Web Lock shared by all tabs and all copies of this module (each app bundles one), so that only
 * one of them delivers the outbox. Where the browser has no Web Locks, only the tasks of this document run in turn: the
 * server's operations are idempotent.
 */
export function withOutboxLock<T>(task: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks)
    return navigator.locks.request('ia-para-todos.waiting', task) as Promise<T>;
  const result = lastTask.then(task, task);
  lastTask = result;
  return result;
}
