/**
 * Calls `save` before a history entry is left, while the scroll position is still that of the entry.
 *
 * The Navigation API fires before the page scrolls. Without it (Firefox before 147, Safari before 26.2),
 * `save` runs after each scroll, because at `popstate` the browser already shows the other entry. The
 * router's own navigations save the entry themselves.
 */
export function onLeaving(save: () => void, signal?: AbortSignal): void {
  addEventListener('pagehide', save, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && save(), { signal });
  if ('navigation' in window) {
    const onNavigate = ({ navigationType }: NavigateEvent) => navigationType !== 'replace' && save();
    window.navigation.addEventListener('navigate', onNavigate, { signal });
    return;
  }
  let frame = 0;
  const saveNextFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(save);
  };
  addEventListener('scroll', saveNextFrame, { passive: true, signal });
}
