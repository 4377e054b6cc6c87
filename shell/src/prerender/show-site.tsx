import { setHydrating } from '@ia/federation';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Failure } from '../failures/failure-kind.ts';
import type { PageState } from '../pages/page-store.ts';
import { takePrerenderedText } from '../pages/prerendered-text.ts';
import { takeTypedInput } from '../pages/typed-input.ts';
import { App } from '../site/App.tsx';
import type { Shell } from '../site/shell.ts';
import { hasInteracted, takeClicks } from './early-input.ts';
import type { PrerenderedView } from './prerendered-view.ts';

/**
 * True when the prerendered markup matches the page's first render: same route, app and version, and no
 * query, which may select another view. The anchor does not matter: the page sees it after hydration
 * (`usePageShell`).
 */
function matchesFirstRender(view: PrerenderedView, shell: Shell): boolean {
  const { path, query } = shell.router.get();
  if (path !== view.route || Object.keys(query).length > 0) return false;
  const state = shell.pages.get(shell.keyFor(path));
  const isSameApp = shell.routes().get(path)?.app === view.app;
  return isSameApp && state?.status === 'ready' && state.page.version === view.version;
}

/**
 * True when the prerendered text of a page that has not loaded may stay. It may be altered after an integrity
 * failure.
 */
const isTextUsable = (state: PageState | undefined): boolean =>
  state?.status !== 'ready' &&
  !(state?.status === 'failed' && state.error instanceof Failure && state.error.kind === 'integrity');

/** The shell's root component at hydration. */
function Site({ shell, onHydrated }: { shell: Shell; onHydrated: () => void }) {
  // Before any effect of a page reads device storage.
  useLayoutEffect(() => setHydrating(false), []);
  // After all effects of the page, so that repeated clicks find their listeners.
  useEffect(onHydrated, [onHydrated]);
  return <App shell={shell} />;
}

/**
 * Hydrates the prerendered markup and keeps focus, typed text and clicks. Hydrates in small tasks, so that an
 * old phone can scroll meanwhile; React finishes at once on input. When text was typed already, hydrates in
 * one task: fields must not be seen empty. Renders a view that the browser has translated again.
 */
function hydratePage(root: HTMLElement, shell: Shell): Promise<void> {
  const restorers = takeTypedInput(root);
  // The visitor scrolled or used the keyboard: the router must not move them.
  if (hasInteracted()) shell.router.completeNavigation(shell.router.get().visit);
  root.querySelector('[data-page-state]')?.setAttribute('data-page-state', 'ready');
  setHydrating(true);
  return new Promise((resolve) => {
    const site = <Site shell={shell} onHydrated={resolve} />;
    const hydrate = () => void hydrateRoot(root, site);
    const renderAgain = () => {
      root.replaceChildren();
      createRoot(root).render(site);
    };
    // Chrome's translator replaces texts by <font> elements, which hydration does not expect.
    const isTranslated = root.querySelector('font') !== null;
    if (restorers.length === 0 && !isTranslated) startTransition(hydrate);
    else {
      flushSync(isTranslated ? renderAgain : hydrate);
      for (const restoreInput of restorers) restoreInput();
    }
  });
}

/**
 * Hydrates the prerendered markup if it matches the loaded page; otherwise renders on the client, without a
 * paint between. While the page loads, its prerendered text stays. When hydration fails because the page's
 * first render differs, React renders it on the client and reports an unhandled error (`watchErrors`).
 */
export async function showSite(root: HTMLElement, shell: Shell, view: PrerenderedView | null): Promise<void> {
  const repeatClicks = takeClicks();
  const isSameView = view !== null && matchesFirstRender(view, shell);
  if (isSameView) await hydratePage(root, shell);
  else {
    const { path } = shell.router.get();
    const key = shell.keyFor(path);
    const element =
      view?.route === path && isTextUsable(shell.pages.get(key)) ? takePrerenderedText(root) : null;
    if (element) shell.prerenderedText = { key, element };
    root.replaceChildren();
    flushSync(() => createRoot(root).render(<App shell={shell} />));
  }
  // The message of index.html for a shell that fails to load.
  document.querySelector('body > .boot-failure[hidden]')?.remove();
  repeatClicks(isSameView);
}
