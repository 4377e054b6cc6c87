import { setHydrating } from '@ia/federation';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Failure } from '../failures/failure-kind.ts';
import type { PageState } from '../pages/page-store.ts';
import { takePrerenderedText } from '../pages/prerendered-text.ts';
import { takeTyped } from '../pages/typed.ts';
import { App } from '../site/App.tsx';
import type { Shell } from '../site/shell.ts';
import type { PrerenderedView } from './prerendered-view.ts';
import { hasInteracted, takePressed } from './pressed.ts';

/**
 * True when the prerendered markup matches the page's first render. A query may select another view; the page
 * sees the anchor after hydration (`usePageShell`).
 */
function isSame(view: PrerenderedView, shell: Shell): boolean {
  const { path, query } = shell.router.get();
  if (path !== view.route || Object.keys(query).length > 0) return false;
  const state = shell.pages.get(shell.keyFor(path));
  const isOf = shell.routes().get(path)?.app === view.app;
  return isOf && state?.status === 'ready' && state.page.version === view.version;
}

/**
 * The prerendered text of a page that failed to load may stay. Not after an integrity failure: it may be
 * altered.
 */
const isTextUsable = (state: PageState | undefined): boolean =>
  state?.status !== 'ready' &&
  !(state?.status === 'failed' && state.error instanceof Failure && state.error.kind === 'integrity');

function Site({ shell, onHydrated }: { shell: Shell; onHydrated: () => void }) {
  // Before any effect of a page reads device storage.
  useLayoutEffect(() => setHydrating(false), []);
  // After all effects of the page: repeated clicks find them done.
  useEffect(onHydrated, [onHydrated]);
  return <App shell={shell} />;
}

/**
 * Hydrates the prerendered markup and keeps focus, typed text and clicks. Hydrates in small tasks, so that an
 * old phone can scroll meanwhile; React finishes at once on input. When text was typed already, hydrates in
 * one task: fields must not be seen empty.
 */
function hydratePage(root: HTMLElement, shell: Shell): Promise<void> {
  const typed = takeTyped(root);
  // The visitor scrolled or used the keyboard: the router must not move them.
  if (hasInteracted()) shell.router.arrived(shell.router.get().visit);
  root.querySelector('[data-page-state]')?.setAttribute('data-page-state', 'ready');
  setHydrating(true);
  return new Promise((resolve) => {
    const hydrate = () => void hydrateRoot(root, <Site shell={shell} onHydrated={resolve} />);
    if (typed.length === 0) startTransition(hydrate);
    else {
      flushSync(hydrate);
      for (const typeAgain of typed) typeAgain();
    }
  });
}

/**
 * Hydrates the prerendered markup if it matches the loaded page; otherwise renders on the client, without a
 * paint between. While the page loads, its prerendered text stays. When hydration fails because the page's first
 * render differs, React renders it on the client and reports an unhandled error (`watchErrors`).
 */
export async function showSite(root: HTMLElement, shell: Shell, view: PrerenderedView | null): Promise<void> {
  const pressAgain = takePressed();
  if (view && isSame(view, shell)) await hydratePage(root, shell);
  else {
    const { path } = shell.router.get();
    const key = shell.keyFor(path);
    const element =
      view?.route === path && isTextUsable(shell.pages.get(key)) ? takePrerenderedText(root) : null;
    if (element) shell.prerenderedText = { key, element };
    root.replaceChildren();
    flushSync(() => createRoot(root).render(<App shell={shell} />));
  }
  // The message for a page whose scripts fail to load.
  document.querySelector('body > .boot-failure[hidden]')?.remove();
  pressAgain();
}
