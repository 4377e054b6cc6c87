import { fairLines, TooBusy, type Waiting } from './fair-lines.ts';

export { TooBusy } from './fair-lines.ts';

/**
 * Runs a task when its turn comes. One whose signal was aborted meanwhile is not run.
 * @param from whose task it is: nobody's tasks wait for all of somebody else's
 * @throws TooBusy
 */
export interface Turn {
  <T>(task: () => Promise<T>, signal?: AbortSignal, from?: string): Promise<T>;
  load(): TurnLoad;
}

/** How many tasks may run at once, run and wait. */
export interface TurnLoad {
  atOnce: number;
  running: number;
  waiting: number;
}

/** More than wait in the worst rush we know of (2,000 votes at once), and few enough to be answered while they wait. */
const MAX_WAITING = 2500;

/**
 * PGlite is one session. @supabase/lite 0.10.0 lets concurrent requests share it without a lock, so that the role and
 * the transaction of one request bleed into another: an anonymous reader can run as somebody else. Requests therefore
 * take turns. PostgreSQL has a pool and takes as many at once as the pool has connections.
 *
 * Whose turn it is, {@link fairLines} says. Who closed the page waits no longer: their place is free at once, and the
 * database never hears of them.
 */
export function turns(
  atOnce: number,
  maxWaiting = MAX_WAITING,
  now: () => number = () => performance.now(),
): Turn {
  let running = 0;
  const lines = fairLines(maxWaiting);

  const place = (from: string, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const away = (reason: unknown) => {
        lines.leave(from, one);
        signal?.removeEventListener('abort', aborted);
        reject(reason);
      };
      const aborted = () => away(signal?.reason);
      const one: Waiting = {
        start() {
          signal?.removeEventListener('abort', aborted);
          resolve();
        },
        sendAway: () => away(new TooBusy()),
      };
      lines.join(from, one);
      signal?.addEventListener('abort', aborted, { once: true });
    });

  function release(): void {
    const next = lines.next();
    if (next) next.start();
    else running -= 1;
  }

  const turn = async <T>(task: () => Promise<T>, signal?: AbortSignal, from = ''): Promise<T> => {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else await place(from, signal);
    const settle = lines.charge(from);
    const begun = now();
    try {
      return await task();
    } finally {
      settle(now() - begun);
      // Not at once: who asked while this ran is heard first, and may come before those who wait.
      setImmediate(release);
    }
  };
  return Object.assign(turn, { load: () => ({ atOnce, running, waiting: lines.waiting() }) });
}
