/**
 * Calls back once the browser has painted and is idle, after two seconds at the latest, or on the first
 * scroll: for work that the first view does not need.
 * @returns a function that cancels
 */
export function whenIdle(callback: () => void): () => void {
  // Safari 26 has no requestIdleCallback; a timer after the paint is sufficient.
  const requestIdle =
    window.requestIdleCallback?.bind(window) ?? ((run: () => void) => window.setTimeout(run, 200));
  const cancelIdle = window.cancelIdleCallback?.bind(window) ?? window.clearTimeout.bind(window);
  const cancel = () => {
    cancelIdle(handle);
    removeEventListener('scroll', run);
  };
  const run = () => {
    cancel();
    callback();
  };
  const handle = requestIdle(run, { timeout: 2000 });
  addEventListener('scroll', run, { passive: true });
  return cancel;
}
