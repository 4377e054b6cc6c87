import { documentHash, splitAddress } from '@ia/federation/address';
import { hasInteracted } from '../prerender/early-input.ts';
import { preloadPage } from './preload.ts';

/**
 * Shows the document's failure message. No other code runs when the shell's module fails to load or fails its
 * integrity check.
 */
function showLoadFailure(): void {
  const message = document.querySelector<HTMLElement>('.boot-failure[hidden]');
  if (!message) return;
  // A prerendered page stays below the message, and remains the main part of the document.
  const main = document.querySelector('#root main');
  message.setAttribute('role', main ? 'alert' : 'main');
  if (main) (message.querySelector('h1') as HTMLElement).ariaLevel = '2';
  (document.getElementById('root') as HTMLElement).before(message);
  message.hidden = false;
  (message.querySelector('button') as HTMLElement).onclick = () => location.reload();
}

/**
 * Scrolls a prerendered page to the section of the address. The browser would do so only after all scripts.
 */
function scrollToSection(anchor: string): void {
  const scroll = () => document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' });
  scroll();
  // Web fonts move the section. After hydration the router holds the position.
  document.fonts?.ready.then(() => {
    if (!hasInteracted() && document.querySelector('[data-page-state="prerendered"]')) scroll();
  });
}

/**
 * `hints.js`, a classic script of every document. It runs before the shell's module: `preloadPage` requests
 * the files of the current route and sets its theme, and a message appears if the module fails. The shell
 * works without it.
 */
export default function hints(): void {
  const onError = ({ target }: Event) => {
    if ((target as HTMLScriptElement | null)?.type === 'module') showLoadFailure();
  };
  addEventListener('error', onError, true);

  const { dataset } = document.documentElement;
  const criticalCss = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    ':is(link, style)[data-prerender]',
  );
  // Critical CSS failed to load, offline for example: the prerendered view has no styles. `data-elsewhere`
  // hides it, as on a document of another route, until the shell has rendered the page on the client.
  if ([...criticalCss].some(({ sheet }) => !sheet)) {
    dataset.elsewhere = '';
    document.querySelector('style[data-emotion]')?.remove();
  }

  const { prerender, elsewhere, route = '/' } = dataset;
  const isPrerendered = prerender !== undefined && elsewhere === undefined;
  const { path, anchor } = splitAddress(documentHash(route, location), route);
  // A history entry with state was visited before: the router restores its scroll position.
  if (isPrerendered && !history.state) scrollToSection(anchor);
  preloadPage(path, isPrerendered && !document.hidden);
}
