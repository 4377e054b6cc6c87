import { parseAddress } from '@ia/federation/address';
import type { Registry } from '@ia/federation/registry';
import { atBase } from '../address/base.ts';
import { isConnectionCostly } from '../lib/is-connection-costly.ts';
import type { ActiveRoute, RouteTable } from '../router/route-table.ts';

/** Requested files by address: to run now (`modulepreload`) or later (`prefetch`). */
const requested = new Map<string, 'modulepreload' | 'prefetch'>();

/**
 * Preloads a route's files in one wave, so that no script has to discover the next. A prefetched file is
 * preloaded again before it runs: the browser then compiles it, without a request.
 * @returns the added links: files that were not requested before
 */
export function hintRoute(
  registry: Registry,
  path: string,
  rel: 'modulepreload' | 'prefetch' = 'modulepreload',
): HTMLLinkElement[] {
  const links: HTMLLinkElement[] = [];
  for (const app of Object.values(registry.apps)) {
    const route = app.routes.find((candidate) => candidate.path === path);
    for (const file of route?.preload ?? []) {
      const href = atBase(app.base + file);
      const before = requested.get(href);
      if (before === rel || before === 'modulepreload') continue;
      requested.set(href, rel);
      links.push(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }));
    }
  }
  document.head.append(...links);
  return links;
}

/** Milliseconds after the load event. */
const IDLE_DELAY_MS = 3000;

/**
 * Limit of prefetching, which uses data allowances and server capacity, however many entries teams add to the
 * navigation. At the limit no other page is prefetched. The site's own sections are 35 files of 160 kB.
 */
const PREFETCH_LIMIT = { files: 60, bytes: 400_000 };

const whenLoaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
  });

/**
 * Transferred bytes as the browser reports them: 0 for cached files and hosts without Timing-Allow-Origin.
 */
const transferredBytes = ({ href }: HTMLLinkElement): number =>
  (performance.getEntriesByName(href) as PerformanceResourceTiming[]).reduce(
    (sum, { transferSize = 0 }) => sum + transferSize,
    0,
  );

/** Prefetches one page after the other, each while the browser is idle, up to the limit. */
async function prefetchRoutes(registry: Registry, routes: ActiveRoute[]): Promise<void> {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  let files = 0;
  let bytes = 0;
  for (const { path, preload } of routes) {
    await new Promise<void>((resolve) => idle(() => resolve()));
    if (files + preload.length > PREFETCH_LIMIT.files || bytes >= PREFETCH_LIMIT.bytes) return;
    const links = hintRoute(registry, path, 'prefetch');
    await Promise.all(links.map(whenLoaded));
    files += links.length;
    bytes += links.reduce((sum, link) => sum + transferredBytes(link), 0);
  }
}

/** Runs a task some seconds after the document has loaded. */
export function whenIdle(run: () => void): void {
  const schedule = () => setTimeout(run, IDLE_DELAY_MS);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}

/**
 * Preloads a route when its link gets the pointer or the focus. When idle, prefetches the entries of the
 * site's navigation in their order.
 * @param onPress called on pointerdown on a link, about 100 ms before the click
 */
export function startPrefetching(
  registry: () => Registry,
  routes: () => RouteTable,
  onPress: () => void = () => {},
): void {
  const linkedPath = (event: Event): string | undefined => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    const address = parseAddress(link?.getAttribute('href') ?? '');
    return link && address.kind === 'route' ? address.route.path : undefined;
  };
  const preloadTarget = (event: Event) => {
    const path = linkedPath(event);
    if (path) hintRoute(registry(), path);
  };
  addEventListener('pointerover', preloadTarget, { passive: true });
  addEventListener('focusin', preloadTarget);
  addEventListener('pointerdown', (event) => void (linkedPath(event) && onPress()), { passive: true });
  // Visitors do not navigate from a page inside a frame.
  if (isConnectionCostly() || window.parent !== window) return;
  whenIdle(() => {
    const menuRoutes = [...routes().values()].filter(({ menu }) => menu);
    menuRoutes.sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
    void prefetchRoutes(registry(), menuRoutes);
  });
}
