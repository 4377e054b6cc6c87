import { parseAddress } from '@ia/federation/address';
import type { Registry } from '@ia/federation/registry';
import { atBase } from '../address/base.ts';
import { isCostly } from '../lib/is-costly.ts';
import type { ActiveRoute, RouteTable } from '../router/route-table.ts';

/** Requested files by address: fetched for later, or to run now. */
const requested = new Map<string, 'modulepreload' | 'prefetch'>();

/**
 * Preloads a route's files in one wave, so that no script has to discover the next. A prefetched file is
 * preloaded again before it runs: the browser then compiles it, without a request.
 * @returns files that were not requested before
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

/** Milliseconds without activity after the page has loaded. */
const IDLE_MS = 3000;

/**
 * Limit of prefetching without a request by the visitor, however many entries teams add to the navigation,
 * because prefetching uses data allowances and server capacity. Entries of the navigation come in their
 * order; after the limit no other page follows. The site's own sections are 35 files of 160 kB.
 */
const PREFETCH_LIMIT = { files: 60, bytes: 400_000 };

const arrival = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
  });

/**
 * Transferred bytes as the browser reports them: 0 for cached files and hosts without Timing-Allow-Origin.
 */
const bytesOf = ({ href }: HTMLLinkElement): number =>
  (performance.getEntriesByName(href) as PerformanceResourceTiming[]).reduce(
    (sum, { transferSize = 0 }) => sum + transferSize,
    0,
  );

/** Prefetches one page after the other, each while the browser is idle, up to the limit. */
async function fetchAhead(registry: Registry, routes: ActiveRoute[]): Promise<void> {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  let files = 0;
  let bytes = 0;
  for (const { path, preload } of routes) {
    await new Promise<void>((resolve) => idle(() => resolve()));
    if (files + preload.length > PREFETCH_LIMIT.files || bytes >= PREFETCH_LIMIT.bytes) return;
    const links = hintRoute(registry, path, 'prefetch');
    await Promise.all(links.map(arrival));
    files += links.length;
    bytes += links.reduce((sum, link) => sum + bytesOf(link), 0);
  }
}

/** Runs once the page has been idle for a while after loading. */
export function whenIdle(run: () => void): void {
  const later = () => setTimeout(run, IDLE_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/**
 * Prefetches a route when a pointer or focus nears its link, and, when idle, the entries of the site's
 * navigation.
 * @param pressed called on pointerdown on a link, about 100 ms before the click
 */
export function startPrefetching(
  registry: () => Registry,
  routes: () => RouteTable,
  pressed: () => void = () => {},
): void {
  const routeOf = (event: Event): string | undefined => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    const address = parseAddress(link?.getAttribute('href') ?? '');
    return link && address.kind === 'route' ? address.route.path : undefined;
  };
  const prefetchTarget = (event: Event) => {
    const path = routeOf(event);
    if (path) hintRoute(registry(), path);
  };
  addEventListener('pointerover', prefetchTarget, { passive: true });
  addEventListener('focusin', prefetchTarget);
  addEventListener('pointerdown', (event) => void (routeOf(event) && pressed()), { passive: true });
  // A page inside a frame is not navigated from.
  if (isCostly() || window.parent !== window) return;
  whenIdle(() => {
    const likely = [...routes().values()].filter(({ menu }) => menu);
    likely.sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
    void fetchAhead(registry(), likely);
  });
}
