import type { Registry } from '@ia/federation/registry';
import { atBase } from '../boot/base.ts';
import { parseAddress } from '../router/address.ts';
import type { RouteTable } from '../router/route-table.ts';

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
      const href = atBase(app.base + file);
      if (asked.has(href)) continue;
      asked.add(href);
      const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
      document.head.append(link);
    }
  }
}

/** Milliseconds of calm after the page has loaded. */
const CALM = 3000;

/** A visitor who pays for each byte, or waits for it, fetches only what they open. */
function isCostly(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches a route at once when a pointer or focus nears its link, and, when the page has been calm, those that a visitor
 * is likely to open next: what the site's navigation offers. All others wait until someone goes there.
 */
export function startPrefetching(registry: () => Registry, routes: () => RouteTable): void {
  const near = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    const address = parseAddress(link?.getAttribute('href') ?? '');
    if (link && address.kind === 'route') hintRoute(registry(), address.route.path);
  };
  addEventListener('pointerover', near, { passive: true });
  addEventListener('focusin', near);
  // Whoever looks at one page inside a frame goes nowhere from there.
  if (isCostly() || window.parent !== window) return;
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const later = () =>
    setTimeout(() => {
      const likely = [...routes().values()].filter(({ menu }) => menu);
      for (const { path } of likely) idle(() => hintRoute(registry(), path, 'prefetch'));
    }, CALM);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
