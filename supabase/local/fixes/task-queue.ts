import { createFairQueue, TooBusy, type WaitingTask } from './fair-queue.ts';

export { TooBusy } from './fair-queue.ts';

/**
 * Runs a task when a slot is free; rejects without running it when its signal aborts before.
 * @param from fair-queue key: addresses do not wait for all tasks of another
 * @throws TooBusy
 */
export interface TaskQueue {
  <T>(task: () => Promise<T>, signal?: AbortSignal, from?: string): Promise<T>;
  load(): QueueLoad;
}

/** Load of a queue. */
export interface QueueLoad {
  /** Number of tasks that may run at once. */
  atOnce: number;
  running: number;
  waiting: number;
}

/** Above the tested load (2,000 votes at once), and low enough that waiting requests are still answered. */
const MAX_WAITING = 2500;

/**
 * Limits concurrent requests to the database. PGlite is one session, and @supabase/lite 0.10.0 shares it
 * between requests without a lock: role and transaction of one request leak into another, so that an
 * anonymous reader can run with another role. PGlite therefore runs one request at a time; PostgreSQL runs
 * one per connection of its pool.
 *
 * {@link createFairQueue} decides the order. An aborted request is dropped without a query.
 */
export function createTaskQueue(
  atOnce: number,
  maxWaiting = MAX_WAITING,
  now: () => number = () => performance.now(),
): TaskQueue {
  let running = 0;
  const fairQueue = createFairQueue(maxWaiting);

  const waitForSlot = (from: string, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const cancel = (reason: unknown) => {
        fairQueue.leave(from, waitingTask);
        signal?.removeEventListener('abort', onAbort);
        reject(reason);
      };
      const onAbort = () => cancel(signal?.reason);
      const waitingTask: WaitingTask = {
        start() {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        },
        evict: () => cancel(new TooBusy()),
      };
      fairQueue.join(from, waitingTask);
      signal?.addEventListener('abort', onAbort, { once: true });
    });

  function release(): void {
    const next = fairQueue.next();
    if (next) next.start();
    else running -= 1;
  }

  const enqueue = async <T>(task: () => Promise<T>, signal?: AbortSignal, from = ''): Promise<T> => {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else await waitForSlot(from, signal);
    const recordDuration = fairQueue.charge(from);
    const startedAt = now();
    try {
      return await task();
    } finally {
      recordDuration(now() - startedAt);
      // Deferred: requests that arrived meanwhile are queued first, and may be served before waiting ones.
      setImmediate(release);
    }
  };
  return Object.assign(enqueue, { load: () => ({ atOnce, running, waiting: fairQueue.waiting() }) });
}
