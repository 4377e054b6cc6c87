/**
 * Calls back while the reader is still where they leave from: before a history entry is left, by whatever way.
 *
 * The Navigation API says so before anything moves. Where it is missing (Firefox before 147, Safari before 26.2), the
 * router's own navigations call back by themselves, and for Back and Forward the last scroll has to do: by the time of
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
  let asked = 0;
  const sample = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(save);
  };
  addEventListener('scroll', sample, { passive: true, signal });
}
