import type { SiteConfig } from '@ia/federation/config';
import type { Registry } from '@ia/federation/registry';
import { createAnnouncer } from '../api/announcer.ts';
import { backendOf, type ShellParts } from '../api/create-shell-api.ts';
import { createNotices } from '../api/notices.ts';
import { flagsOf, settingsOf } from '../config/per-app.ts';
import { createPageStyles, type PageStyles } from '../containment/page-styles.ts';
import { keepRootElements } from '../containment/root-elements.ts';
import type { FailureKind } from '../failures/failure-kind.ts';
import { createFailureTeller } from '../failures/tell-failure.ts';
import { whoseError } from '../failures/whose-error.ts';
import type { KeptWords } from '../first-view/kept-words.ts';
import { write } from '../first-view/typed.ts';
import { fieldsOf, type LeftPage } from '../pages/left-page.ts';
import { createPageStore, type PageStore, pageKey } from '../pages/page-store.ts';
import { applyPreferences } from '../preferences/preferences.ts';
import { createBrokenVersions } from '../remotes/broken-versions.ts';
import { type Integrity, NO_INTEGRITY } from '../remotes/integrity.ts';
import { createPageLoader, PageLoadError, type Runtime } from '../remotes/load-page.ts';
import { hintRoute } from '../remotes/prefetch.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import { renewFor } from '../remotes/renewal.ts';
import { focusContent } from '../router/arrive.ts';
import { buildRouteTable } from '../router/route-table.ts';
import { createRouter, type Router } from '../router/router.ts';

export interface Shell extends ShellParts {
  router: Router;
  pages: PageStore;
  registryStore: RegistryStore;
  pageStyles: PageStyles;
  /** Takes back what a page changed on <html> and <body>. */
  restoreDocument(): void;
  keyFor(path: string): string;
  /** The words of the first page as they stood in the document, when its code did not come with them. */
  kept?: KeptWords;
  /** Whether code that was revoked runs in this document. Only another document is free of it. */
  runsRevoked(): boolean;
  /** Opens the site anew for what is published and this document cannot take up; says whether it does. */
  renew(): boolean;
  /** Loads the page of a route under the key it is shown by. */
  loadPage(path: string, key?: string): Promise<void>;
  /**
   * Puts another page in the place of one that broke while it rendered: of the version that is published by now, else of
   * the last good one. Rejects when none opens.
   * @param left of a page that broke just now. Its version is replaced at most once in a tab, until a visitor asks again.
   */
  recoverPage(path: string, key: string, left?: LeftPage): Promise<void>;
  /** Tells of a page that is shown and broke. */
  pageFailed(path: string, key: string, kind: FailureKind, error: unknown): void;
  /** Tells of an error that nobody took, when it comes from an app's code. */
  uncaught(error: unknown): void;
}

/** Wires the parts of the shell together. Nothing here renders. */
export function createShell(
  config: SiteConfig,
  registryStore: RegistryStore,
  runtime: Runtime,
  integrity: Integrity = NO_INTEGRITY,
): Shell {
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

  // The registry may be of another shell by and by; this document runs the one that it began with.
  const ownVersion = registryStore.get().shell.version;
  const pages = createPageStore();
  const broken = createBrokenVersions();
  const announcer = createAnnouncer();
  const notices = createNotices();
  const takeBack = keepRootElements();
  const tell = createFailureTeller(registryStore.get, backendOf(config));
  /** Of each app the versions whose code was run in this document, whether or not a page of it still stands. */
  const started = new Map<string, Set<string>>();
  const remember = (app: string, version: string) =>
    void started.set(app, (started.get(app) ?? new Set<string>()).add(version));
  const tellOfLoad = (error: PageLoadError, context?: object) => {
    const { app, version, kind } = error;
    if (kind === 'evaluation' || kind === 'no-page') remember(app, version);
    tell({ app, version, kind, error, context });
  };
  const renew = () => renewFor(registryStore.behind());
  const load = createPageLoader(runtime, registryStore, tellOfLoad, broken, integrity, renew);
  // The main page is one whatever the registry says: where else would an unknown address lead?
  const router = createRouter((path) => path === '/' || table.has(path));
  const publishedVersion = (app: string) => registryStore.get().apps[app]?.version ?? 'none';
  const keyFor = (path: string) => {
    const route = table.get(path);
    return route ? pageKey(route.app, publishedVersion(route.app), route.expose) : `none${path}`;
  };
  /** Those whose pages stand in this document. */
  const versionsOf = (app: string) =>
    pages.ofApp(app).flatMap((state) => (state.status === 'ready' ? [state.page.version] : []));
  const shownVersion = (key: string) => {
    const state = pages.get(key);
    return state?.status === 'ready' ? state.page.version : null;
  };

  async function loadAny(path: string) {
    const route = table.get(path);
    if (!route) throw new Error(`No app serves ${path}`);
    try {
      const page = await load(route.app, route.expose);
      remember(route.app, page.version);
      return page;
    } catch (error) {
      if (error instanceof PageLoadError) tellOfLoad(error, { page: path });
      throw error;
    }
  }
  /** The page of a route that no app serves: its app's entry was broken, or is gone. Perhaps it is there again. */
  async function loadUnserved(path: string) {
    await registryStore.refresh().catch(() => undefined);
    return loadAny(path);
  }

  return {
    config,
    router,
    pages,
    registryStore,
    pageStyles: createPageStyles(registryStore.get),
    restoreDocument() {
      takeBack();
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
    // What runs may differ from what the registry says: an older tab, or the version before a broken one.
    versionOf: (app) => versionsOf(app).at(-1) ?? publishedVersion(app),
    runsRevoked: () =>
      registryStore.get().shell.revoked?.includes(ownVersion) ||
      Object.entries(registryStore.get().apps).some(([app, { revoked = [] }]) =>
        revoked.some((version) => started.get(app)?.has(version)),
      ),
    renew,
    keyFor,
    async loadPage(path, key = keyFor(path)) {
      const route = table.get(path);
      if (!route) return pages.start(key, () => loadUnserved(path));
      hintRoute(registryStore.get(), path);
      await pages.start(key, () => loadAny(path));
    },
    async recoverPage(path, key, left) {
      const app = table.get(path)?.app;
      const version = shownVersion(key);
      if (app && version) broken.add(app, version, true);
      const { recoverPage } = await import('../failures/recover-page.ts');
      const page = { fieldsOf, write, focusContent };
      const replace = () => pages.replace(key, () => loadAny(path));
      await recoverPage({ app, left, broken, registryStore, renew, replace, notices, announcer, page });
    },
    pageFailed(path, key, kind, error) {
      const app = table.get(path)?.app;
      if (app)
        tell({
          app,
          version: shownVersion(key) ?? publishedVersion(app),
          kind,
          error,
          context: { page: path },
        });
    },
    uncaught(error) {
      const culprit = whoseError(error, registryStore.get());
      if (culprit) tell({ ...culprit, kind: 'uncaught', error });
    },
  };
}
