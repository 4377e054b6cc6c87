import { createFairQueue, TooBusy, type Waiting } from './fair-queue.ts';

export { TooBusy } from './fair-queue.ts';

/**
 * Runs a task in its slot; skips it when its signal was aborted meanwhile.
 * @param from fair-queue key: addresses do not wait for all tasks of another
 * @throws TooBusy
 */
export interface TaskQueue {
  <T>(task: () => Promise<T>, signal?: AbortSignal, from?: string): Promise<T>;
  load(): QueueLoad;
}

/** Limit, running and waiting tasks. */
export interface QueueLoad {
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
        fairQueue.leave(from, one);
        signal?.removeEventListener('abort', aborted);
        reject(reason);
      };
      const aborted = () => cancel(signal?.reason);
      const one: Waiting = {
        start() {
          signal?.removeEventListener('abort', aborted);
          resolve();
        },
        evict: () => cancel(new TooBusy()),
      };
      fairQueue.join(from, one);
      signal?.addEventListener('abort', aborted, { once: true });
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
    const begun = now();
    try {
      return await task();
    } finally {
      recordDuration(now() - begun);
      // Deferred: requests that arrived meanwhile are queued first, and may be served before waiting ones.
      setImmediate(release);
    }
  };
  return Object.assign(enqueue, { load: () => ({ atOnce, running, waiting: fairQueue.waiting() }) });
}
