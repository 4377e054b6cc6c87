import '../../../shared-ui/src/tokens/fonts.css';
import '../../../shared-ui/src/tokens/tokens.css';
import '../../../shared-ui/src/tokens/base.css';
import '../../../shell/src/boot/boot.css';
import { config, registry } from 'virtual:site';
import { createRoot } from 'react-dom/client';
import { createShell } from '../../../shell/src/boot/create-shell.ts';
import type { Runtime } from '../../../shell/src/remotes/load-page.ts';
import { startPrefetching } from '../../../shell/src/remotes/prefetch.ts';
import type { RegistryStore } from '../../../shell/src/remotes/registry-store.ts';
import { App } from '../../../shell/src/site/App.tsx';

// Entry of the monolith, with which bench/pages.ts compares the federation: the same shell and pages as one
// application. It has no federation runtime, no remotes and no registry validation. Pages are lazy chunks.
const pages = import.meta.glob([
  '../../../mfe-*/src/pages/*/index.tsx',
  '../../../shared-ui/library/src/pages/*/index.tsx',
]);

/** Loads a page by its id, such as `mfe-landing/landing`, as the shell requests it. */
function loadPageModule(id: string): Promise<unknown> {
  const [app, page] = id.split('/');
  const folder = app === 'shared-ui' ? 'shared-ui/library' : app;
  const loadModule = pages[`../../../${folder}/src/pages/${page}/index.tsx`];
  if (!loadModule) throw new Error(`Unknown page: ${id}`);
  return loadModule();
}

// Only the variant "tuned": build-monolith.ts adds the chunks of each route as #route-files, so that pages
// are prefetched as in the federation.
const filesByRoute = JSON.parse(document.getElementById('route-files')?.textContent ?? 'null');
for (const route of filesByRoute ? Object.values(registry.apps).flatMap(({ routes }) => routes) : [])
  route.preload = filesByRoute[route.path] ?? [];

// Replaces the federation runtime.
const runtime = {
  provides: registry.shell.provides,
  registerRemotes() {},
  loadRemote: loadPageModule,
} as unknown as Runtime;

// The registry does not change after this.
const store: RegistryStore = {
  get: () => registry,
  outdatedApps: () => [],
  subscribe: () => () => {},
  refresh: async () => registry,
  refreshIfOld: async () => registry,
};

const shell = createShell(config, store, runtime);
await shell.loadPage(shell.router.get().path);
createRoot(document.getElementById('root') as HTMLElement).render(<App shell={shell} />);
if (filesByRoute) startPrefetching(store.get, shell.routes);
