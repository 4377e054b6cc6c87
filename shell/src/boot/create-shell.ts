import type { RunningApp } from '@ia/federation';
import type { Registry } from '@ia/federation/registry';
import { createAnnouncer } from '../api/announcer.ts';
import type { ShellParts } from '../api/create-shell-api.ts';
import { createNotices } from '../api/notices.ts';
import { flagsOf, linksOf, settingsOf } from '../config/per-app.ts';
import type { SiteConfig } from '../config/schema.ts';
import { createPageStore, type PageStore } from '../pages/page-store.ts';
import { createPageLoader, type Runtime } from '../remotes/load-page.ts';
import { hintRoute } from '../remotes/prefetch.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import { buildRouteTable } from '../router/route-table.ts';
import { createRouter, type Router } from '../router/router.ts';

/** The key of a page in the store: a new version is another page, so an open tab takes it up at its next visit. */
const pageKey = (registry: RegistryStore, app: string, expose: string): string =>
  `${app}@${registry.get().apps[app]?.version ?? 'none'}${expose.slice(1)}`;

export interface Shell extends ShellParts {
  router: Router;
  pages: PageStore;
  registryStore: RegistryStore;
  keyFor(path: string): string;
  /** Loads the page of a route under the key it is shown by. */
  loadPage(path: string, key?: string): Promise<void>;
}

/** Wires the parts of the shell together. Nothing here renders. */
export function createShell(config: SiteConfig, registryStore: RegistryStore, runtime: Runtime): Shell {
  const derive = (registry: Registry) => {
    const flags = flagsOf(config, registry);
    const routes = buildRouteTable(registry, flags, config.pageThemes);
    return { flags, routes, settings: settingsOf(config, registry) };
  };
  let { flags, routes: table, settings } = derive(registryStore.get());
  const rebuild = () => {
    ({ flags, routes: table, settings } = derive(registryStore.get()));
  };
  registryStore.subscribe(rebuild);

  const pages = createPageStore();
  const states = new Map<string, RunningApp['state']>();
  // What runs may differ from what the registry says: an older tab, or the version before a broken one.
  const versions = new Map<string, string>();
  /** Tells the console what went wrong and whose it is, for whoever looks after the site. */
  const report = (app: string, error: unknown, context?: object) => {
    const entry = registryStore.get().apps[app];
    const whose = entry ? `${app} ${entry.version} (owner: ${entry.owner})` : app;
    console.error(`[${whose}]`, error, ...(context ? [context] : []));
  };
  const load = createPageLoader(runtime, registryStore, undefined, report);
  // The main page is one whatever the registry says: where else would an unknown address lead?
  const router = createRouter((path) => path === '/' || table.has(path));
  const keyFor = (path: string) => {
    const route = table.get(path);
    return route ? pageKey(registryStore, route.app, route.expose) : `none${path}`;
  };

  /** The page of a route that no app serves: its app's entry was broken, or is gone. Perhaps it is there again. */
  async function loadUnserved(path: string) {
    await registryStore.refresh().catch(() => undefined);
    const route = table.get(path);
    if (!route) throw new Error(`No app serves ${path}`);
    return load(route.app, route.expose);
  }

  return {
    config,
    router,
    pages,
    registryStore,
    announcer: createAnnouncer(),
    notices: createNotices(),
    footer: document.createElement('div'),
    routes: () => table,
    flags: () => flags,
    links: linksOf(config),
    settingsOf: (app) => settings.get(app) ?? {},
    registry: registryStore.get,
    stateOf: (app) => states.get(app) ?? 'idle',
    versionOf: (app) => versions.get(app) ?? registryStore.get().apps[app]?.version ?? 'none',
    keyFor,
    async loadPage(path, key = keyFor(path)) {
      const route = table.get(path);
      if (!route) return pages.start(key, () => loadUnserved(path));
      hintRoute(registryStore.get(), path);
      states.set(route.app, 'loading');
      await pages.start(key, () => load(route.app, route.expose));
      const state = pages.get(key);
      states.set(route.app, state?.status === 'ready' ? 'ready' : 'failed');
      if (state?.status === 'ready') versions.set(route.app, state.page.version);
      else if (state?.status === 'failed') report(route.app, state.error, { page: path });
    },
  };
}
