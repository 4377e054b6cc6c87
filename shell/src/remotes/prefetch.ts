import type { Registry } from '@ia/federation/registry';
import { atBase } from '../boot/base.ts';
import { parseAddress } from '../router/address.ts';
import type { ActiveRoute, RouteTable } from '../router/route-table.ts';

/** What was asked for, by its address: to be kept for later, or to be run. */
const asked = new Map<string, 'modulepreload' | 'prefetch'>();

/**
 * Asks for a route's files in one wave instead of letting each script discover the next. What was fetched for later is asked for
 * once more when it is about to run: it is read and compiled then, without a request on the line.
 * @returns those that nobody had asked for so
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
      const before = asked.get(href);
      if (before === rel || before === 'modulepreload') continue;
      asked.set(href, rel);
      links.push(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }));
    }
  }
  document.head.append(...links);
  return links;
}

/** Milliseconds of calm after the page has loaded. */
const CALM = 3000;

/**
 * What is fetched for a visitor who asked for nothing, at most, whatever the teams put into the navigation: nobody's
 * allowance pays for a site's growth, and a town's small server has other visitors to answer. The first of the navigation
 * come first; once the bytes are reached, no other page follows. The site's own sections are 35 files of 160 kB in all.
 */
const MOST_AHEAD = { files: 60, bytes: 400_000 };

/** A visitor who pays for each byte, or waits for it, fetches only what they open. */
function isCostly(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

const arrival = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
  });

/** Bytes that came over the line, as far as the browser tells: nothing of its cache, nor of another host that keeps quiet. */
const bytesOf = ({ href }: HTMLLinkElement): number =>
  (performance.getEntriesByName(href) as PerformanceResourceTiming[]).reduce(
    (sum, { transferSize = 0 }) => sum + transferSize,
    0,
  );

/** One page after the other, each while the browser is idle, until the cap is reached. */
async function fetchAhead(registry: Registry, routes: ActiveRoute[]): Promise<void> {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  let files = 0;
  let bytes = 0;
  for (const { path, preload } of routes) {
    await new Promise<void>((resolve) => idle(() => resolve()));
    if (files + preload.length > MOST_AHEAD.files || bytes >= MOST_AHEAD.bytes) return;
    const links = hintRoute(registry, path, 'prefetch');
    await Promise.all(links.map(arrival));
    files += links.length;
    bytes += links.reduce((sum, link) => sum + bytesOf(link), 0);
  }
}

/** When the page has been calm for a while after it loaded. */
export function onceCalm(run: () => void): void {
  const later = () => setTimeout(run, CALM);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/**
 * Fetches a route at once when a pointer or focus nears its link, and, when the page has been calm, those that a visitor
 * is likely to open next: what the site's navigation offers. All others wait until someone goes there.
 * @param pressed when a finger or a button goes down on a link, which mostly comes a tenth of a second before it is followed
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
  const near = (event: Event) => {
    const path = routeOf(event);
    if (path) hintRoute(registry(), path);
  };
  addEventListener('pointerover', near, { passive: true });
  addEventListener('focusin', near);
  addEventListener('pointerdown', (event) => void (routeOf(event) && pressed()), { passive: true });
  // Whoever looks at one page inside a frame goes nowhere from there.
  if (isCostly() || window.parent !== window) return;
  onceCalm(() => {
    const likely = [...routes().values()].filter(({ menu }) => menu);
    likely.sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
    void fetchAhead(registry(), likely);
  });
}
