import { documentHash } from '@ia/federation/address';
import { atBase, atDocument } from '../address/base.ts';

/**
 * Replaces the address of a page that was opened at its real path, `/prompt-factory/`, by its hash address,
 * with query and anchor.
 */
export function showHashAddress(): void {
  // A browser may fetch icons and manifest again after any change of the address, and would resolve them
  // relative to the new path.
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel*=icon],[rel=manifest]'))
    link.href = atDocument(link.getAttribute('href') as string);
  const { route = '/' } = document.documentElement.dataset;
  if (route === '/') return;
  history.replaceState(history.state, '', atBase(documentHash(route, window.location)));
}
