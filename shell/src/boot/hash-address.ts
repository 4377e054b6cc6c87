import { atBase } from './base.ts';

/**
 * A page that was opened at its real path, `/prompt-factory/`, goes on behind `#`, where the site's own links lead. What was
 * asked of it there is asked of it here: query and anchor.
 */
export function showHashAddress(): void {
  const { route = '/' } = document.documentElement.dataset;
  if (route === '/') return;
  const { hash, search } = window.location;
  const address = hash.startsWith('#/') ? hash : `#${route}${search}${hash}`;
  history.replaceState(history.state, '', atBase(address));
}
