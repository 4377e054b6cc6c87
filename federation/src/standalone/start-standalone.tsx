import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { settingDefaults } from '../config/index.ts';
import type { MfeConfig, RouteConfig } from '../config/schema.ts';
import type { PageEntry, PageProps, Route, ShellApi } from '../contract/shell-api.ts';
import { fakeShell } from '../fake-shell/index.ts';
import { readHash, writeHash } from './read-hash.ts';

/** `import.meta.glob('./pages/*\/index.tsx')`, written in the app: only there it knows the folders. */
export type PageModules = Record<string, () => Promise<unknown>>;

/** './src/pages/home', as mfe.config.ts says it, among './pages/home/index.tsx' as src/main.tsx sees them. */
function pageModule({ path, page }: RouteConfig, modules: PageModules) {
  const file = page.replace(/^\.\/src/, '.').replace(/(?:\/index\.tsx)?$/, '/index.tsx');
  const load = modules[file] as (() => Promise<{ default: ComponentType<PageProps> }>) | undefined;
  if (!load)
    throw new Error(
      `mfe.config.ts declares ${path} with the page ${page}, and there is no src/${file.slice(2)}.`,
    );
  return load;
}

/** What each entry of the history keeps, for as long as the document lives. */
function keptEntries() {
  const entries = new Map<string, PageEntry>();
  return (): PageEntry => {
    const key: string = history.state?.key ?? crypto.randomUUID();
    if (history.state?.key !== key) history.replaceState({ key }, '');
    const kept = new Map<string, unknown>();
    const entry = entries.get(key) ?? {
      read: (name) => kept.get(name),
      write: (name, value) => void kept.set(name, value),
    };
    entries.set(key, entry);
    return entry;
  };
}

/** `?backend=http://localhost:5172&key=sb_publishable_…` in front of the `#`. */
function backendInAddress(): ShellApi['backend'] {
  const search = new URLSearchParams(window.location.search);
  const [url, publishableKey] = [search.get('backend'), search.get('key')];
  return () => (url && publishableKey ? { url, publishableKey } : null);
}

/**
 * Runs the pages of one app alone, in the fake shell: no header, no other app, no registry. Links between its pages, Back
 * and Forward work; what the shell would say goes to the console.
 * @param modules the app's page modules, loaded when they are shown
 * @throws when mfe.config.ts declares a page that is not there
 */
export function startStandalone(config: MfeConfig, modules: PageModules): void {
  const pages = new Map(
    config.routes.map((route) => [route.path, { route, load: pageModule(route, modules) }]),
  );
  const main = document.getElementById('conteudo');
  const [first] = config.routes;
  if (!main || !first)
    throw new Error('Standalone start needs a route in mfe.config.ts and a <main id="conteudo">.');
  const root = createRoot(main);
  const footer = main.insertAdjacentElement('afterend', document.createElement('div')) as HTMLElement;
  const entryHere = keptEntries();
  const backend = backendInAddress();
  const settings = settingDefaults(config.settings);
  let shown: Route = { path: first.path, query: {}, anchor: null };
  let wanted = 0;

  async function show(): Promise<void> {
    const asked = readHash(window.location.hash, shown);
    const page = pages.get(asked.path);
    if (!page) {
      console.info(`${asked.path} is a page of another app: only ${[...pages.keys()].join(', ')} are here.`);
      history.replaceState(history.state, '', writeHash(shown));
      return show();
    }
    const turn = ++wanted;
    const { default: Page } = await page.load();
    if (turn !== wanted) return;
    shown = asked;
    document.title = page.route.title;
    document.documentElement.dataset.theme = page.route.theme ?? 'blue';
    const shell = fakeShell({
      route: asked,
      theme: page.route.theme ?? 'blue',
      entry: entryHere(),
      href: (to) => writeHash(readHash(to, asked)),
      address: (to) => new URL(writeHash(readHash(to, asked)), document.baseURI).href,
      navigate(to, { replace = false } = {}) {
        const address = writeHash(readHash(to, shown));
        if (replace) history.replaceState(history.state, '', address);
        else history.pushState(null, '', address);
        void show();
      },
      footerSlot: () => (page.route.header === 'landing' ? footer : null),
      announce: (message) => console.info('announce:', message),
      notify: ({ message }) => console.info('notify:', message),
      report: (error) => console.error(error),
      backend,
      settings: () => settings,
    });
    root.render(<Page key={asked.path} shell={shell} />);
    // The page may still be bringing its sections: the shell waits for them, here one look is enough.
    if (asked.anchor) setTimeout(() => document.getElementById(asked.anchor ?? '')?.scrollIntoView());
  }

  addEventListener('popstate', () => void show());
  void show();
}
