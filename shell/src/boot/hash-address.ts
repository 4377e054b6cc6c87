import { atBase, atDocument } from './base.ts';

/**
 * A page that was opened at its real path, `/prompt-factory/`, goes on behind `#`, where the site's own links lead. What was
 * asked of it there is asked of it here: query and anchor.
 */
export function showHashAddress(): void {
  // A browser may fetch icons and web manifest again after any change of the address, by the router or by an app:
  // relative to the new path they would be missing.
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel*=icon],[rel=manifest]'))
    link.href = atDocument(link.getAttribute('href') as string);
  const { route = '/' } = document.documentElement.dataset;
  if (route === '/') return;
  const { hash, search } = window.location;
  const address = hash.startsWith('#/') ? hash : `#${route}${search}${hash}`;
  history.replaceState(history.state, '', atBase(address));
}
