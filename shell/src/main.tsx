import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import '@ia/shared-ui/preferences.css';
import './boot/boot.css';
import { createShell } from './boot/create-shell.ts';
import { showHashAddress } from './boot/hash-address.ts';
import { bootFailure, readPageData, registryReader } from './boot/page-data.ts';
import { watchPrinting } from './boot/printed-line.ts';
import { showBootFailure } from './boot/show-boot-failure.ts';
import { guardTranslatedText } from './containment/translated-text.ts';
import { watchErrors } from './failures/watch-errors.ts';
import { watchPreferences } from './preferences/preferences.ts';
import { readPrerenderedView } from './prerender/prerendered-view.ts';
import { showSite } from './prerender/show-site.tsx';
import { readIntegrity } from './remotes/integrity.ts';
import { startPrefetching, whenIdle } from './remotes/prefetch.ts';
import { createRuntime } from './remotes/runtime.ts';

// Milliseconds that the first paint waits for the first page, so that it can include it.
const FIRST_PAGE_WAIT = 400;
// Longer with a prerendered view, which can be read and has links.
const PRERENDERED_WAIT = 3000;

/** Yields, so that the browser can paint and handle input first. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function boot(root: HTMLElement): Promise<void> {
  guardTranslatedText(document.body);
  const view = readPrerenderedView(root);
  showHashAddress();
  // Without a prerendered view there is nothing to paint yet.
  if (view) await pause();
  watchPreferences();
  const integrity = readIntegrity();
  const { config, registry } = await readPageData(integrity.names);
  const shell = createShell(config, registry, await createRuntime(), integrity);
  watchErrors(shell.uncaught);
  watchPrinting(shell.router);
  shell.pageStyles.watch();

  const first = shell.loadPage(shell.router.get().path);
  const wait = view ? PRERENDERED_WAIT : FIRST_PAGE_WAIT;
  const navigated = new Promise<void>((resolve) => void shell.router.subscribe(resolve));
  await Promise.race([first, navigated, new Promise((resolve) => setTimeout(resolve, wait))]);
  await showSite(root, shell, view);
  startPrefetching(registry.get, shell.routes, () => void registry.refreshIfOld().catch(() => undefined));
  // An open tab needs the reader for a later release, when the files of this version may be gone.
  whenIdle(() => void registryReader().catch(() => undefined));
  whenIdle(
    () =>
      void import('./offline/send-unsent.ts').then(
        ({ sendUnsent }) => sendUnsent(shell),
        () => undefined,
      ),
  );
  whenIdle(
    () =>
      void import('./offline/start-worker.ts').then(({ startWorker }) =>
        startWorker(config.offline !== false),
      ),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
boot(root).catch(async (error: unknown) => showBootFailure(root, await bootFailure(error)));
