let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a task after all earlier ones: two documents that arrive at once must not run
 * `adoptSiteVersion` concurrently.
 * @returns the result of the task
 */
export function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const result = last.catch(() => undefined).then(task);
  last = result;
  return result;
}
