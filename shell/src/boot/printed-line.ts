import { atBase } from '../address/base.ts';
import { t } from '../content/chrome.ts';
import { formatShared } from '../router/address.ts';
import type { Router } from '../router/router.ts';

/**
 * Inserts one line above the page while it is printed: mark and name of the site, then title, address and date. The
 * address has no query and no anchor, because they may contain a visitor's code.
 */
export function watchPrinting(router: Pick<Router, 'get'>): void {
  const line = document.createElement('p');
  line.className = 'printed-line';
  const name = document.createElement('strong');
  name.textContent = t.siteName;
  const source = document.createElement('span');
  let scrollPosition = 0;
  addEventListener('beforeprint', () => {
    scrollPosition = scrollY;
    const address = atBase(formatShared({ path: router.get().path, query: {}, anchor: null }));
    const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'medium' }).format(new Date());
    const title = document.title.replace(` · ${t.siteName}`, '');
    source.textContent = [title, address, t.printedOn(day)].filter((part) => part !== t.siteName).join(' · ');
    // The mark of the header, in the page's theme.
    const mark = document.querySelector('#root > header svg')?.cloneNode(true);
    line.replaceChildren(mark ?? '', name, source);
    document.body.prepend(line);
  });
  addEventListener('afterprint', () => {
    line.remove();
    // The page is shorter on paper, and the browser may have scrolled to its end: scroll back.
    if (scrollY !== scrollPosition) scrollTo({ top: scrollPosition, behavior: 'instant' });
  });
}
