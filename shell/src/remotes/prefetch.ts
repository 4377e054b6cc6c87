import type { Registry } from '@ia/federation/registry';

const asked = new Set<string>();

/** Asks for a route's files in one wave instead of letting each script discover the next. */
export function hintRoute(
  registry: Registry,
  path: string,
  rel: 'modulepreload' | 'prefetch' = 'modulepreload',
): void {
  for (const app of Object.values(registry.apps)) {
    const route = app.routes.find((candidate) => candidate.path === path);
    for (const file of route?.preload ?? []) {
      const href = app.base + file;
      if (asked.has(href)) continue;
      asked.add(href);
      const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
      document.head.append(link);
    }
  }
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches other routes when the page has been idle, and a route at once when a pointer or focus nears its link. */
export function startPrefetching(registry: () => Registry, routes: () => Iterable<string>): void {
  const near = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    const path = link?.getAttribute('href')?.slice(1).split(/[?#]/)[0];
    if (path) hintRoute(registry(), path);
  };
  addEventListener('pointerover', near, { passive: true });
  addEventListener('focusin', near);
  // Whoever looks at one page inside a frame goes nowhere from there.
  if (savesData() || window.parent !== window) return;
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const later = () =>
    setTimeout(() => {
      for (const path of routes()) idle(() => hintRoute(registry(), path, 'prefetch'));
    }, 3000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
