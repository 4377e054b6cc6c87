let last: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one after the other: of two documents that arrive at once, only one may become the newer site
 * version.
 */
export function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const result = last.catch(() => undefined).then(task);
  last = result;
  return result;
}
