import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import './boot/boot.css';
import { settingProblems } from '@ia/federation/registry';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createShell } from './boot/create-shell.ts';
import { readInline } from './boot/read-inline.ts';
import { showBootFailure } from './boot/show-boot-failure.ts';
import { readSiteConfig } from './config/read-site-config.ts';
import { unknownFlags } from './config/schema.ts';
import { watchErrors } from './failures/watch-errors.ts';
import { readIntegrity } from './remotes/integrity.ts';
import { startPrefetching } from './remotes/prefetch.ts';
import { createRegistryStore } from './remotes/registry-store.ts';
import { createRuntime } from './remotes/runtime.ts';

// The first paint waits this long for the first page, so that it can already hold it.
const FIRST_PAGE_WAIT = 400;

async function boot(root: HTMLElement): Promise<void> {
  const config = readSiteConfig(readInline('site-config') ?? {});
  const integrity = readIntegrity();
  const registry = createRegistryStore(readInline('registry'), undefined, undefined, integrity.names);
  const flags = Object.values(registry.get().apps).flatMap(({ routes, flags = {} }) => [
    ...Object.keys(flags),
    ...routes.map(({ flag }) => flag),
  ]);
  const problems = settingProblems(registry.get(), config, 'site.config.json');
  for (const problem of problems) console.warn(problem);
  for (const name of unknownFlags(config.featureFlags, flags)) {
    console.warn(
      `site.config.json: featureFlags.${name}: no page knows this flag. Remove it or correct its name.`,
    );
  }
  const shell = createShell(config, registry, await createRuntime(), integrity);
  watchErrors(shell.uncaught);
  shell.pageStyles.watch();

  const first = shell.loadPage(shell.router.get().path);
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_WAIT))]);
  createRoot(root).render(<App shell={shell} />);
  startPrefetching(registry.get, shell.routes);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root": there is nowhere to show the site');
boot(root).catch((error: unknown) => showBootFailure(root, error));
