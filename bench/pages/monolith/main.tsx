import '../../../shared-ui/src/tokens/fonts.css';
import '../../../shared-ui/src/tokens/tokens.css';
import '../../../shared-ui/src/tokens/base.css';
import '../../../shell/src/boot/boot.css';
import { config, registry } from 'virtual:site';
import { createRoot } from 'react-dom/client';
import { App } from '../../../shell/src/App.tsx';
import { createShell } from '../../../shell/src/boot/create-shell.ts';
import type { Runtime } from '../../../shell/src/remotes/load-page.ts';
import { startPrefetching } from '../../../shell/src/remotes/prefetch.ts';
import type { RegistryStore } from '../../../shell/src/remotes/registry-store.ts';

// The same pages in the same frame as one application: no federation runtime, nothing read, checked or asked for at run
// time. Everything else is the code that the federation runs.
const pages = import.meta.glob([
  '../../../mfe-*/src/pages/*/index.tsx',
  '../../../shared-ui/library/src/pages/*/index.tsx',
]);

/** `mfe-landing/landing`, as the shell asks for it. */
function load(id: string): Promise<unknown> {
  const [app, page] = id.split('/');
  const folder = app === 'shared-ui' ? 'shared-ui/library' : app;
  const found = pages[`../../../${folder}/src/pages/${page}/index.tsx`];
  if (!found) throw new Error(`No page ${id}`);
  return found();
}

// Where a hand wrote down which files each page needs, they are fetched ahead as the federation does.
const files = JSON.parse(document.getElementById('route-files')?.textContent ?? 'null');
for (const route of files ? Object.values(registry.apps).flatMap(({ routes }) => routes) : [])
  route.preload = files[route.path] ?? [];

const runtime = {
  provides: registry.shell.provides,
  registerRemotes() {},
  loadRemote: load,
} as unknown as Runtime;

const store: RegistryStore = {
  get: () => registry,
  behind: () => [],
  subscribe: () => () => {},
  refresh: async () => registry,
  refreshIfOld: async () => registry,
};

const shell = createShell(config, store, runtime);
await shell.loadPage(shell.router.get().path);
createRoot(document.getElementById('root') as HTMLElement).render(<App shell={shell} />);
if (files) startPrefetching(store.get, shell.routes);
