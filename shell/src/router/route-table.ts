import type { Flags, ThemeName } from '@ia/federation';
import type { Registry, RouteEntry } from '@ia/federation/registry';

/** A route that can be shown now, with the app that serves it. */
export interface ActiveRoute extends RouteEntry {
  app: string;
  theme: ThemeName;
}

export type RouteTable = ReadonlyMap<string, ActiveRoute>;

/** The routes of the registry that no flag turns off, by path, with the theme the configuration gives them. */
export function buildRouteTable(
  registry: Registry,
  flags: Flags,
  pageThemes: Record<string, ThemeName>,
): RouteTable {
  const table = new Map<string, ActiveRoute>();
  for (const [app, { routes }] of Object.entries(registry.apps)) {
    for (const route of routes) {
      if (route.flag && !flags[route.flag]) continue;
      table.set(route.path, { ...route, app, theme: pageThemes[route.path] ?? route.theme ?? 'blue' });
    }
  }
  return table;
}
