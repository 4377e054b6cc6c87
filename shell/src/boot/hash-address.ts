import { atBase, atDocument } from './base.ts';

/**
 * A page that was opened at its real path, `/prompt-factory/`, goes on behind `#`, where the site's own links lead. What was
 * asked of it there is asked of it here: query and anchor.
 */
export function showHashAddress(): void {
  const { route = '/' } = document.documentElement.dataset;
  if (route === '/') return;
  const { hash, search } = window.location;
  const address = hash.startsWith('#/') ? hash : `#${route}${search}${hash}`;
  // What the browser may ask for later was named as seen from here.
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel~="icon"], link[rel*="-icon"], link[rel="manifest"]',
  ))
    link.href = atDocument(link.getAttribute('href') ?? '');
  history.replaceState(history.state, '', atBase(address));
}
