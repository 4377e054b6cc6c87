/** Runs a task when all earlier ones are done. */
export type Turn = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * PGlite is one session. @supabase/lite 0.10.0 lets concurrent requests share it without a lock, so that the role and
 * the transaction of one request bleed into another: an anonymous reader can run as somebody else. Requests therefore
 * take turns. PostgreSQL has a pool and needs none of this.
 */
export function oneAtATime(): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => {});
    return result;
  };
}

/** For PostgreSQL: every task starts at once. */
export const allAtOnce: Turn = (task) => task();
