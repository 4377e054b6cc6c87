import type { ThemeName } from '@ia/federation';
import type { SiteConfig } from '@ia/federation/config';
import { isRouteOn, type Registry, type RouteEntry } from '@ia/federation/registry';

/** A route whose flag is on, with the app that serves it. */
export interface ActiveRoute extends RouteEntry {
  app: string;
  theme: ThemeName;
}

/** The routes that are on, by path. */
export type RouteTable = ReadonlyMap<string, ActiveRoute>;

/**
 * Builds the table of the registry's routes that are on. The configuration may set another theme for a route.
 */
export function buildRouteTable(
  registry: Registry,
  config: Pick<SiteConfig, 'featureFlags' | 'pageThemes'>,
): RouteTable {
  const table = new Map<string, ActiveRoute>();
  for (const [app, entry] of Object.entries(registry.apps)) {
    for (const route of entry.routes) {
      if (!isRouteOn(route, entry, config)) continue;
      const theme = config.pageThemes[route.path] ?? route.theme ?? 'blue';
      table.set(route.path, { ...route, app, theme });
    }
  }
  return table;
}
