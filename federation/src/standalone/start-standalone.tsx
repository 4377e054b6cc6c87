import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { settingDefaults } from '../config/index.ts';
import type { MfeConfig, RouteConfig } from '../config/schema.ts';
import type { PageEntry, PageProps, Route, ShellApi } from '../contract/shell-api.ts';
import { fakeShell } from '../fake-shell/index.ts';
import { readHash, writeHash } from './read-hash.ts';

/**
 * Result of `import.meta.glob('./pages/*\/index.tsx')`. The app must call it, because the
 * path is relative to the caller.
 */
export type PageModules = Record<string, () => Promise<unknown>>;

/**
 * Finds the module of a page: './src/pages/home' in mfe.config.ts is
 * './pages/home/index.tsx' relative to src/main.tsx.
 */
function findPageModule({ path, page }: RouteConfig, modules: PageModules) {
  const file = page.replace(/^\.\/src/, '.').replace(/(?:\/index\.tsx)?$/, '/index.tsx');
  const load = modules[file] as (() => Promise<{ default: ComponentType<PageProps> }>) | undefined;
  if (!load)
    throw new Error(
      `mfe.config.ts declares ${path} with the page ${page}, but there is no src/${file.slice(2)}.`,
    );
  return load;
}

/** Returns a function that returns the state of the current history entry, stored in memory. */
function createEntryStore() {
  const entries = new Map<string, PageEntry>();
  return (): PageEntry => {
    const key: string = history.state?.key ?? crypto.randomUUID();
    if (history.state?.key !== key) history.replaceState({ key }, '');
    const values = new Map<string, unknown>();
    const entry = entries.get(key) ?? {
      read: (name) => values.get(name),
      write: (name, value) => void values.set(name, value),
    };
    entries.set(key, entry);
    return entry;
  };
}

/** Reads the backend from the query before the `#`: `?backend=http://localhost:5172&key=sb_publishable_…`. */
function readBackendFromAddress(): ShellApi['backend'] {
  const search = new URLSearchParams(window.location.search);
  const [url, publishableKey] = [search.get('backend'), search.get('key')];
  return () => (url && publishableKey ? { url, publishableKey } : null);
}

/**
 * Runs the pages of one app in the fake shell: without header, other apps and registry. Links between its
 * pages, Back and Forward work. Announcements and notices go to the console.
 * @param modules the app's page modules, loaded on demand
 * @throws when mfe.config.ts declares a page without a module
 */
export function startStandalone(config: MfeConfig, modules: PageModules): void {
  const pages = new Map(
    config.routes.map((route) => [route.path, { route, load: findPageModule(route, modules) }]),
  );
  const main = document.getElementById('conteudo');
  const [first] = config.routes;
  if (!main || !first)
    throw new Error('Standalone start needs a route in mfe.config.ts and a <main id="conteudo">.');
  const root = createRoot(main);
  const footer = main.insertAdjacentElement('afterend', document.createElement('div')) as HTMLElement;
  const currentEntry = createEntryStore();
  const backend = readBackendFromAddress();
  const settings = settingDefaults(config.settings);
  let currentRoute: Route = { path: first.path, query: {}, anchor: null };
  let latestNavigation = 0;

  async function showCurrentPage(): Promise<void> {
    const requested = readHash(window.location.hash, currentRoute);
    const page = pages.get(requested.path);
    if (!page) {
      console.info(
        `${requested.path} is a page of another app. Available here: ${[...pages.keys()].join(', ')}.`,
      );
      history.replaceState(history.state, '', writeHash(currentRoute));
      return showCurrentPage();
    }
    const navigation = ++latestNavigation;
    const { default: Page } = await page.load();
    if (navigation !== latestNavigation) return;
    currentRoute = requested;
    document.title = page.route.title;
    document.documentElement.dataset.theme = page.route.theme ?? 'blue';
    const shell = fakeShell({
      route: requested,
      theme: page.route.theme ?? 'blue',
      entry: currentEntry(),
      href: (to) => writeHash(readHash(to, requested)),
      address: (to) => new URL(writeHash(readHash(to, requested)), document.baseURI).href,
      navigate(to, { replace = false } = {}) {
        const address = writeHash(readHash(to, currentRoute));
        if (replace) history.replaceState(history.state, '', address);
        else history.pushState(null, '', address);
        void showCurrentPage();
      },
      footerSlot: () => (page.route.header === 'landing' ? footer : null),
      announce: (message) => console.info('announce:', message),
      notify: ({ message }) => console.info('notify:', message),
      report: (error) => console.error(error),
      backend,
      settings: () => settings,
    });
    root.render(<Page key={requested.path} shell={shell} />);
    // Unlike the real shell, this does not wait for sections that load later.
    if (requested.anchor) setTimeout(() => document.getElementById(requested.anchor ?? '')?.scrollIntoView());
  }

  addEventListener('popstate', () => void showCurrentPage());
  void showCurrentPage();
}
