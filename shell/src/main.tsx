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
import { showSite } from './first-view/show-site.tsx';
import { readStandingView } from './first-view/standing-view.ts';
import { watchPreferences } from './preferences/preferences.ts';
import { readIntegrity } from './remotes/integrity.ts';
import { onceCalm, startPrefetching } from './remotes/prefetch.ts';
import { createRuntime } from './remotes/runtime.ts';

// The first paint waits this long for the first page, so that it can already hold it.
const FIRST_PAGE_WAIT = 400;
// Where its first view stands in the document, there is something to read, and links that lead on.
const STANDING_WAIT = 3000;

/** Lets the browser paint, and answer who scrolls or presses, before more is done. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function boot(root: HTMLElement): Promise<void> {
  guardTranslatedText(document.body);
  const view = readStandingView(root);
  showHashAddress();
  // Where there is nothing to read yet, nothing is gained by waiting.
  if (view) await pause();
  watchPreferences();
  const integrity = readIntegrity();
  const { config, registry } = await readPageData(integrity.names);
  const shell = createShell(config, registry, await createRuntime(), integrity);
  watchErrors(shell.uncaught);
  watchPrinting(shell.router);
  shell.pageStyles.watch();

  const first = shell.loadPage(shell.router.get().path);
  const wait = view ? STANDING_WAIT : FIRST_PAGE_WAIT;
  const left = new Promise<void>((resolve) => void shell.router.subscribe(resolve));
  await Promise.race([first, left, new Promise((resolve) => setTimeout(resolve, wait))]);
  await showSite(root, shell, view);
  startPrefetching(registry.get, shell.routes, () => void registry.refreshIfOld().catch(() => undefined));
  // An open tab meets a release by it, perhaps long after this version is gone.
  onceCalm(() => void registryReader().catch(() => undefined));
  onceCalm(
    () =>
      void import('./offline/send-waiting.ts').then(
        ({ sendWaiting }) => sendWaiting(shell),
        () => undefined,
      ),
  );
  onceCalm(
    () =>
      void import('./offline/start-worker.ts').then(({ startWorker }) =>
        startWorker(config.offline !== false),
      ),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
boot(root).catch(async (error: unknown) => showBootFailure(root, await bootFailure(error)));
