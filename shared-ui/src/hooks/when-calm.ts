/**
 * Calls back once the browser has painted and is idle, or earlier when the visitor scrolls: for what the first view does
 * not need.
 * @returns gives up
 */
export function whenCalm(callback: () => void): () => void {
  // Safari has no requestIdleCallback (version 26); a timer after the paint does as well.
  const idle = window.requestIdleCallback?.bind(window) ?? ((run: () => void) => window.setTimeout(run, 200));
  const cancelIdle = window.cancelIdleCallback?.bind(window) ?? window.clearTimeout.bind(window);
  const giveUp = () => {
    cancelIdle(ticket);
    removeEventListener('scroll', once);
  };
  const once = () => {
    giveUp();
    callback();
  };
  const ticket = idle(once, { timeout: 2000 });
  addEventListener('scroll', once, { passive: true });
  return giveUp;
}
