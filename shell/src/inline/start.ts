import { documentHash, splitAddress } from '@ia/federation/address';
import { recordInput } from '../prerender/early-input.ts';
import type { EntryState } from '../router/entry-records.ts';

/**
 * `prerender/start.js`. Runs before the first paint of a prerendered document, and records input until it
 * hydrates. `data-elsewhere` hides the prerendered view until the shell has rendered the page: when history
 * entry or address request another page, or another view of this one, and when the view's style rules are
 * missing.
 */
export default function start(): void {
  const { dataset } = document.documentElement;
  const route = dataset.route as string;
  const { path, search } = splitAddress(documentHash(route, location), route);
  const entry: EntryState['route'] | undefined = history.state?.route;
  if ((entry?.path ?? path) !== route || search || Object.keys({ ...entry?.query })[0])
    dataset.elsewhere = '';

  // The host's policy blocks the inlined rules: the shell's own sheets take their place.
  const criticalCss = document.querySelector<HTMLStyleElement>('style[data-prerender]');
  if (criticalCss && !criticalCss.sheet) {
    dataset.elsewhere = '';
    for (const href of (criticalCss.dataset.sheets as string).split(' ')) {
      const link = { rel: 'stylesheet', href, blocking: 'render' };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  }
  recordInput();
}
