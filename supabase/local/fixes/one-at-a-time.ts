/**
 * Runs a task when its turn comes. One whose signal was aborted meanwhile is not run.
 * @param from whose task it is: those who wait are served in turn, however many tasks each has
 * @throws TooBusy
 */
export type Turn = <T>(task: () => Promise<T>, signal?: AbortSignal, from?: string) => Promise<T>;

/** Thrown to whoever comes when too many wait already. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** More than wait in the worst rush we know of (2,000 votes at once), and few enough to be answered while they wait. */
const MAX_WAITING = 2500;

interface Waiting {
  start(): void;
  sendAway(): void;
}

/**
 * PGlite is one session. @supabase/lite 0.10.0 lets concurrent requests share it without a lock, so that the role and
 * the transaction of one request bleed into another: an anonymous reader can run as somebody else. Requests therefore
 * take turns. PostgreSQL has a pool and takes as many at once as the pool has connections.
 *
 * Each address has a line of its own, and the lines are served one after another: whoever sends two thousand requests at
 * once waits behind their own, and nobody else does. When too many wait, the longest line gives up its last place.
 * Who closed the page waits no longer: their place is free at once, and the database never hears of them.
 */
export function turns(atOnce: number, maxWaiting = MAX_WAITING): Turn {
  let running = 0;
  let count = 0;
  /** The line that is served next comes first. */
  const lines = new Map<string, Set<Waiting>>();

  function leave(from: string, one: Waiting): void {
    const line = lines.get(from);
    if (!line?.delete(one)) return;
    count -= 1;
    if (line.size === 0) lines.delete(from);
  }

  /** Makes room for one more of `from`. @throws TooBusy when theirs is the longest line */
  function makeRoom(from: string): void {
    if (count < maxWaiting) return;
    const [longest, line] = [...lines].reduce((a, b) => (b[1].size > a[1].size ? b : a));
    if (longest === from || line.size <= (lines.get(from)?.size ?? 0) + 1) throw new TooBusy();
    [...line].at(-1)?.sendAway();
  }

  const place = (from: string, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      makeRoom(from);
      const away = (reason: unknown) => {
        leave(from, one);
        signal?.removeEventListener('abort', aborted);
        reject(reason);
      };
      const aborted = () => away(signal?.reason);
      const one: Waiting = {
        start() {
          leave(from, one);
          signal?.removeEventListener('abort', aborted);
          resolve();
        },
        sendAway: () => away(new TooBusy()),
      };
      const line = lines.get(from) ?? new Set();
      lines.set(from, line.add(one));
      count += 1;
      signal?.addEventListener('abort', aborted, { once: true });
    });

  function release(): void {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [from, line] = next;
    // To the end of the row of lines, if it has more.
    lines.delete(from);
    lines.set(from, line);
    const [first] = line;
    first?.start();
  }

  return async (task, signal, from = '') => {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else await place(from, signal);
    try {
      return await task();
    } finally {
      release();
    }
  };
}
