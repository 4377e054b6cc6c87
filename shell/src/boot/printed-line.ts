import { atBase } from '../address/base.ts';
import { t } from '../content/chrome.ts';
import { formatShared } from '../router/address.ts';
import type { Router } from '../router/router.ts';

/**
 * Inserts a line with title, address and date above the page while it is printed. The address has no query
 * and no anchor, because they may contain a visitor's code.
 */
export function watchPrinting(router: Pick<Router, 'get'>): void {
  const line = document.createElement('p');
  line.className = 'printed-line';
  let scrollPosition = 0;
  addEventListener('beforeprint', () => {
    scrollPosition = scrollY;
    const address = atBase(formatShared({ path: router.get().path, query: {}, anchor: null }));
    const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' }).format(new Date());
    line.textContent = t.printed(document.title, address, day);
    document.body.prepend(line);
  });
  addEventListener('afterprint', () => {
    line.remove();
    // The page is shorter on paper, and the browser may have scrolled to its end: scroll back.
    if (scrollY !== scrollPosition) scrollTo({ top: scrollPosition, behavior: 'instant' });
  });
}
