import type { RunningApp } from '@ia/federation';
import { createAnnouncer } from '../api/announcer.ts';
import type { ShellParts } from '../api/create-shell-api.ts';
import { createNotices } from '../api/notices.ts';
import type { SiteConfig } from '../config/schema.ts';
import { createPageStore, type PageStore } from '../pages/page-store.ts';
import { createPageLoader, type Runtime } from '../remotes/load-page.ts';
import { hintRoute } from '../remotes/prefetch.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import { buildRouteTable, type RouteTable } from '../router/route-table.ts';
import { createRouter, type Location, type Router } from '../router/router.ts';

/** The key of a page in the store: a new version is another page, so an open tab takes it up at its next visit. */
export const pageKey = (registry: RegistryStore, app: string, expose: string): string =>
  `${app}@${registry.get().apps[app]?.version ?? 'none'}${expose.slice(1)}`;

export interface Shell extends ShellParts {
  router: Router;
  pages: PageStore;
  registryStore: RegistryStore;
  keyFor(path: string): string;
  loadPage(path: string): Promise<void>;
}

/** Wires the parts of the shell together. Nothing here renders. */
export function createShell(config: SiteConfig, registryStore: RegistryStore, runtime: Runtime): Shell {
  let table: RouteTable = new Map();
  const rebuild = () => {
    table = buildRouteTable(registryStore.get(), config.featureFlags, config.pageThemes);
  };
  rebuild();
  registryStore.subscribe(rebuild);

  const pages = createPageStore();
  const states = new Map<string, RunningApp['state']>();
  const load = createPageLoader(runtime, registryStore);
  const router = createRouter((path) => table.has(path));
  const keyFor = (path: string) => {
    const route = table.get(path);
    return route ? pageKey(registryStore, route.app, route.expose) : `none${path}`;
  };

  return {
    config,
    router,
    pages,
    registryStore,
    announcer: createAnnouncer(),
    notices: createNotices(),
    routes: () => table,
    registry: registryStore.get,
    stateOf: (app) => states.get(app) ?? 'idle',
    keyFor,
    async loadPage(path) {
      const route = table.get(path);
      if (!route) return;
      hintRoute(registryStore.get(), path);
      const key = keyFor(path);
      states.set(route.app, 'loading');
      await pages.start(key, () => load(route.app, route.expose));
      const failed = pages.get(key)?.status === 'failed';
      states.set(route.app, failed ? 'failed' : 'ready');
    },
  };
}

export type { Location };
