import { setTakingOver } from '@ia/federation';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import type { Shell } from '../boot/create-shell.ts';
import { Failure } from '../failures/failure-kind.ts';
import type { PageState } from '../pages/page-store.ts';
import { takeWords } from './kept-words.ts';
import { takePressed } from './pressed.ts';
import type { StandingView } from './standing-view.ts';
import { takeTyped } from './typed.ts';

/** Whether what stands in the document is what the page renders first. An anchor or a query may make another view of it. */
export function isSame(view: StandingView, shell: Shell): boolean {
  const { path, query, anchor } = shell.router.get();
  if (path !== view.route || anchor !== null || Object.keys(query).length > 0) return false;
  const state = shell.pages.get(shell.keyFor(path));
  const isOf = shell.routes().get(path)?.app === view.app;
  return isOf && state?.status === 'ready' && state.page.version === view.version;
}

/** The words of a page that did not come. Where something on the way rewrote the site, they may be somebody else's. */
const mayStay = (state: PageState | undefined): boolean =>
  state?.status !== 'ready' &&
  !(state?.status === 'failed' && state.error instanceof Failure && state.error.kind === 'integrity');

function Site({ shell }: { shell: Shell }) {
  // Before any effect of a page asks what this device keeps.
  useLayoutEffect(() => setTakingOver(false), []);
  return <App shell={shell} />;
}

/** The page takes over what stands in the document: elements, focus, what was typed and what was pressed. */
function takeOver(root: HTMLElement, shell: Shell): void {
  const typeAgain = takeTyped(root);
  root.querySelector('[data-page-state]')?.setAttribute('data-page-state', 'ready');
  setTakingOver(true);
  flushSync(() => void hydrateRoot(root, <Site shell={shell} />));
  setTakingOver(false);
  typeAgain();
}

/**
 * Shows the site: by what stands in the document, where its page is there, or else in its place. Between the two nothing is
 * painted. While the page has not come, its words stay.
 */
export function showSite(root: HTMLElement, shell: Shell, view: StandingView | null): void {
  const pressAgain = takePressed();
  if (view && isSame(view, shell)) takeOver(root, shell);
  else {
    const { path } = shell.router.get();
    const key = shell.keyFor(path);
    const words = view?.route === path && mayStay(shell.pages.get(key)) ? takeWords(root) : null;
    if (words) shell.kept = { key, words };
    root.replaceChildren();
    flushSync(() => createRoot(root).render(<App shell={shell} />));
  }
  // What the page would have said, had nothing of this arrived.
  document.querySelector('body > .boot-failure[hidden]')?.remove();
  pressAgain();
}
