import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import '@ia/shared-ui/preferences.css';
import './boot/boot.css';
import { createShell } from './boot/create-shell.ts';
import { showHashAddress } from './boot/hash-address.ts';
import { findBootError, loadRegistryReader, readPageData } from './boot/page-data.ts';
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

/** Maximum time that the first render waits for the first page, so that it can include it. */
const FIRST_PAGE_WAIT_MS = 400;
/** The same with a prerendered view, which visitors can read meanwhile. */
const PRERENDERED_WAIT_MS = 3000;

/** Yields, so that the browser can paint and handle input first. */
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Starts the shell: reads the page data, loads the first page, and shows the site. */
async function boot(root: HTMLElement): Promise<void> {
  guardTranslatedText(document.body);
  const view = readPrerenderedView(root);
  showHashAddress();
  // Without a prerendered view there is nothing to paint yet.
  if (view) await yieldToBrowser();
  watchPreferences();
  const integrity = readIntegrity();
  const { config, registry } = await readPageData(integrity.allows);
  const shell = createShell(config, registry, await createRuntime(), integrity);
  watchErrors(shell.reportUncaught);
  watchPrinting(shell.router);
  shell.pageStyles.watch();

  const firstPage = shell.loadPage(shell.router.get().path);
  const waitMs = view ? PRERENDERED_WAIT_MS : FIRST_PAGE_WAIT_MS;
  const navigated = new Promise<void>((resolve) => void shell.router.subscribe(resolve));
  await Promise.race([firstPage, navigated, new Promise((resolve) => setTimeout(resolve, waitMs))]);
  await showSite(root, shell, view);
  startPrefetching(registry.get, shell.routes, () => void registry.refreshIfOld().catch(() => undefined));
  // An open tab needs the reader for a later release, when the files of this version may be gone.
  whenIdle(() => void loadRegistryReader().catch(() => undefined));
  whenIdle(
    () =>
      void import('./offline/send-unsent.ts').then(
        ({ sendUnsent }) => sendUnsent(shell),
        () => undefined,
      ),
  );
  whenIdle(
    () =>
      void import('./offline/start-worker.ts').then(
        ({ startWorker }) => startWorker(config.offline !== false),
        () => undefined,
      ),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
boot(root).catch(async (error: unknown) => showBootFailure(root, await findBootError(error)));
