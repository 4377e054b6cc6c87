import type { SiteConfig } from '@ia/federation/config';
import type { Registry } from '@ia/federation/registry';
import { createAnnouncer } from '../api/announcer.ts';
import { createNotices } from '../api/notices.ts';
import { resolveFlags, resolveSettings } from '../config/per-app.ts';
import { resolveBackend } from '../config/resolve-backend.ts';
import { createPageStyles } from '../containment/page-styles.ts';
import { snapshotRootElements } from '../containment/root-elements.ts';
import { appOfError } from '../failures/app-of-error.ts';
import { createFailureHandler } from '../failures/handle-failure.ts';
import { captureFields } from '../pages/broken-page.ts';
import { createPageStore, pageKey } from '../pages/page-store.ts';
import { setFieldValue } from '../pages/typed-input.ts';
import { applyPreferences } from '../preferences/preferences.ts';
import { createBrokenVersions } from '../remotes/broken-versions.ts';
import { type Integrity, NO_INTEGRITY } from '../remotes/integrity.ts';
import { createPageLoader, PageLoadError, type Runtime } from '../remotes/load-page.ts';
import { hintRoute } from '../remotes/prefetch.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import { reloadFor } from '../remotes/reload-for.ts';
import { focusContent } from '../router/arrive.ts';
import { buildRouteTable } from '../router/route-table.ts';
import { createRouter } from '../router/router.ts';
import type { Shell } from '../site/shell.ts';

/** Wires the parts of the shell together. Nothing here renders. */
export function createShell(
  config: SiteConfig,
  registryStore: RegistryStore,
  runtime: Runtime,
  integrity: Integrity = NO_INTEGRITY,
): Shell {
  const deriveFromRegistry = (registry: Registry) => {
    return {
      flags: resolveFlags(config, registry),
      routes: buildRouteTable(registry, config),
      settings: resolveSettings(config, registry),
    };
  };
  let { flags, routes: table, settings } = deriveFromRegistry(registryStore.get());
  const rebuild = () => {
    ({ flags, routes: table, settings } = deriveFromRegistry(registryStore.get()));
  };
  registryStore.subscribe(rebuild);

  // The registry may name a newer shell later; this document keeps running this one.
  const shellVersion = registryStore.get().shell.version;
  const pages = createPageStore();
  const brokenVersions = createBrokenVersions();
  const announcer = createAnnouncer();
  const notices = createNotices();
  const restoreRootElements = snapshotRootElements();
  const handleFailure = createFailureHandler(registryStore.get, resolveBackend(config));
  /** Versions of each app whose code ran in this document, whether or not their page is still mounted. */
  const startedVersions = new Map<string, Set<string>>();
  const recordStarted = (app: string, version: string) =>
    void startedVersions.set(app, (startedVersions.get(app) ?? new Set<string>()).add(version));
  const handleLoadFailure = (error: PageLoadError, context?: object) => {
    const { app, version, kind } = error;
    if (kind === 'evaluation' || kind === 'no-page') recordStarted(app, version);
    handleFailure({ app, version, kind, error, context });
  };
  const reloadIfOutdated = () => reloadFor(registryStore.outdatedApps());
  const load = createPageLoader(runtime, registryStore, {
    report: handleLoadFailure,
    broken: brokenVersions,
    integrity,
    reloadIfOutdated,
  });
  // "/" always exists: unknown addresses lead there.
  const router = createRouter((path) => path === '/' || table.has(path));
  const publishedVersion = (app: string) => registryStore.get().apps[app]?.version ?? 'none';
  const keyFor = (path: string) => {
    const route = table.get(path);
    return route ? pageKey(route.app, publishedVersion(route.app), route.expose) : `none${path}`;
  };
  /** Versions whose pages are mounted in this document. */
  const mountedVersions = (app: string) =>
    pages.ofApp(app).flatMap((state) => (state.status === 'ready' ? [state.page.version] : []));
  const shownVersion = (key: string) => {
    const state = pages.get(key);
    return state?.status === 'ready' ? state.page.version : null;
  };

  async function loadRoute(path: string) {
    const route = table.get(path);
    if (!route) throw new Error(`No app serves ${path}`);
    try {
      const page = await load(route.app, route.expose);
      recordStarted(route.app, page.version);
      return page;
    } catch (error) {
      if (error instanceof PageLoadError) handleLoadFailure(error, { page: path });
      throw error;
    }
  }
  /**
   * Loads the page of a route that no app serves, because its app's entry was invalid or removed. The
   * registry may have it again.
   */
  async function loadUnservedRoute(path: string) {
    await registryStore.refresh().catch(() => undefined);
    return loadRoute(path);
  }

  return {
    config,
    router,
    pages,
    registryStore,
    pageStyles: createPageStyles(registryStore.get),
    restoreDocument() {
      restoreRootElements();
      applyPreferences();
    },
    announcer,
    notices,
    footer: document.createElement('div'),
    routes: () => table,
    flags: () => flags,
    links: config.links,
    settingsOf: (app) => settings.get(app) ?? {},
    registry: registryStore.get,
    // The running version may differ from the registry: in an older tab, or as fallback for a broken version.
    versionOf: (app) => mountedVersions(app).at(-1) ?? publishedVersion(app),
    runsRevoked: () =>
      registryStore.get().shell.revoked?.includes(shellVersion) ||
      Object.entries(registryStore.get().apps).some(([app, { revoked = [] }]) =>
        revoked.some((version) => startedVersions.get(app)?.has(version)),
      ),
    reloadIfOutdated,
    keyFor,
    async loadPage(path, key = keyFor(path)) {
      const route = table.get(path);
      if (!route) return pages.start(key, () => loadUnservedRoute(path));
      hintRoute(registryStore.get(), path);
      await pages.start(key, () => loadRoute(path));
    },
    async recoverPage(path, key, brokenPage) {
      const app = table.get(path)?.app;
      const version = shownVersion(key);
      if (app && version) brokenVersions.add(app, version, { isLasting: true });
      const { recoverPage } = await import('../pages/recover-page.ts');
      const page = { captureFields, setFieldValue, focusContent };
      const replace = () => pages.replace(key, () => loadRoute(path));
      await recoverPage({
        app,
        brokenPage,
        broken: brokenVersions,
        registryStore,
        reloadIfOutdated,
        replace,
        notices,
        announcer,
        page,
      });
    },
    reportPageFailure(path, key, kind, error) {
      const app = table.get(path)?.app;
      if (app)
        handleFailure({
          app,
          version: shownVersion(key) ?? publishedVersion(app),
          kind,
          error,
          context: { page: path },
        });
    },
    reportUncaught(error) {
      const source = appOfError(error, registryStore.get());
      if (source) handleFailure({ ...source, kind: 'uncaught', error });
    },
  };
}
