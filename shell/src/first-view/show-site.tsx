import { setTakingOver } from '@ia/federation';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import type { Shell } from '../boot/create-shell.ts';
import { Failure } from '../failures/failure-kind.ts';
import type { PageState } from '../pages/page-store.ts';
import { takeWords } from './kept-words.ts';
import { hasBegunToRead, takePressed } from './pressed.ts';
import type { StandingView } from './standing-view.ts';
import { takeTyped } from './typed.ts';

/**
 * Whether what stands in the document is what the page renders first. A query may make another view of it; of an anchor, the
 * page hears when it has taken over (`usePageShell`).
 */
function isSame(view: StandingView, shell: Shell): boolean {
  const { path, query } = shell.router.get();
  if (path !== view.route || Object.keys(query).length > 0) return false;
  const state = shell.pages.get(shell.keyFor(path));
  const isOf = shell.routes().get(path)?.app === view.app;
  return isOf && state?.status === 'ready' && state.page.version === view.version;
}

/** The words of a page that did not come. Where something on the way rewrote the site, they may be somebody else's. */
const mayStay = (state: PageState | undefined): boolean =>
  state?.status !== 'ready' &&
  !(state?.status === 'failed' && state.error instanceof Failure && state.error.kind === 'integrity');

function Site({ shell, onTaken }: { shell: Shell; onTaken: () => void }) {
  // Before any effect of a page asks what this device keeps.
  useLayoutEffect(() => setTakingOver(false), []);
  // Behind all of theirs: what is pressed again finds them done.
  useEffect(onTaken, [onTaken]);
  return <App shell={shell} />;
}

/**
 * The page takes over what stands in the document: elements, focus, what was typed and what was pressed. In small pieces, so
 * that an old telephone scrolls meanwhile; whoever presses or types ends it at once, as React does for them. Where something
 * was typed already, in one go: its fields must not be seen empty.
 */
function takeOver(root: HTMLElement, shell: Shell): Promise<void> {
  const typed = takeTyped(root);
  // Who scrolled, or went on by keyboard, reads already: nobody takes them anywhere.
  if (hasBegunToRead()) shell.router.arrived(shell.router.get().visit);
  root.querySelector('[data-page-state]')?.setAttribute('data-page-state', 'ready');
  setTakingOver(true);
  return new Promise((resolve) => {
    const hydrate = () => void hydrateRoot(root, <Site shell={shell} onTaken={resolve} />);
    if (typed.length === 0) startTransition(hydrate);
    else {
      flushSync(hydrate);
      for (const typeAgain of typed) typeAgain();
    }
  });
}

/**
 * Shows the site: by what stands in the document, where its page is there, or else in its place. Between the two nothing is
 * painted. While the page has not come, its words stay.
 */
export async function showSite(root: HTMLElement, shell: Shell, view: StandingView | null): Promise<void> {
  const pressAgain = takePressed();
  if (view && isSame(view, shell)) await takeOver(root, shell);
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
