/** Runs a task when its turn comes. One whose signal was aborted meanwhile is not run. @throws TooBusy */
export type Turn = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Thrown to whoever comes when too many wait already. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** More than wait in the worst rush we know of (2,000 votes at once), and few enough to be answered while they wait. */
const MAX_WAITING = 2500;

/**
 * PGlite is one session. @supabase/lite 0.10.0 lets concurrent requests share it without a lock, so that the role and
 * the transaction of one request bleed into another: an anonymous reader can run as somebody else. Requests therefore
 * take turns. PostgreSQL has a pool and takes as many at once as the pool has connections.
 *
 * Who closed the page waits no longer: their place is free at once, and the database never hears of them.
 */
export function turns(atOnce: number, maxWaiting = MAX_WAITING): Turn {
  let running = 0;
  const waiting = new Set<() => void>();

  const place = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= maxWaiting) return reject(new TooBusy());
      const leave = () => {
        waiting.delete(start);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(start);
      signal?.addEventListener('abort', leave, { once: true });
    });

  const release = () => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (task, signal) => {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else await place(signal);
    try {
      return await task();
    } finally {
      release();
    }
  };
}
