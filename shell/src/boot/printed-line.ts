import { words } from '../content/chrome.ts';
import { formatShared } from '../router/address.ts';
import type { Router } from '../router/router.ts';
import { atBase } from './base.ts';

/**
 * Puts one line above the page while it is printed: what it is, where it is found, and the day, for whoever is handed the
 * sheet. The address is that of the page alone: what stands behind it may be somebody's code.
 */
export function watchPrinting(router: Pick<Router, 'get'>): void {
  const line = document.createElement('p');
  line.className = 'printed-line';
  let place = 0;
  addEventListener('beforeprint', () => {
    place = scrollY;
    const address = atBase(formatShared({ path: router.get().path, query: {}, anchor: null }));
    const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' }).format(new Date());
    line.textContent = words.printed(document.title, address, day);
    document.body.prepend(line);
  });
  addEventListener('afterprint', () => {
    line.remove();
    // A page is shorter on paper, and the browser may have scrolled to its end: back to what was pressed.
    if (scrollY !== place) scrollTo({ top: place, behavior: 'instant' });
  });
}
