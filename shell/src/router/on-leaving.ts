/**
 * Calls back before a history entry is left, while the scroll position is still that of the entry.
 *
 * The Navigation API reports it before anything moves. Without it (Firefox before 147, Safari before 26.2),
 * the router's own navigations call back, and for Back and Forward the last scroll event is used: at
 * `popstate` the browser is already at the other entry.
 */
export function onLeaving(save: () => void, signal?: AbortSignal): void {
  addEventListener('pagehide', save, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && save(), { signal });
  if ('navigation' in window) {
    const leaving = ({ navigationType }: NavigateEvent) => navigationType !== 'replace' && save();
    window.navigation.addEventListener('navigate', leaving, { signal });
    return;
  }
  let frame = 0;
  const sample = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(save);
  };
  addEventListener('scroll', sample, { passive: true, signal });
}
