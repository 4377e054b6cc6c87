import { documentHash, splitAddress } from '@ia/federation/address';
import { recordInput } from '../prerender/pressed.ts';
import type { EntryState } from '../router/entry-records.ts';

/**
 * `prerender/start.js`. Runs before the first paint of a prerendered document. `data-elsewhere` hides the
 * prerendered view when history entry or address ask for another page, or for another view of this one, and
 * when its rules are missing. Then the page shows once the shell has rendered it.
 */
export default function start(): void {
  const { dataset } = document.documentElement;
  const route = dataset.route as string;
  const { path, search } = splitAddress(documentHash(route, location), route);
  const entry: EntryState['route'] | undefined = history.state?.route;
  if ((entry?.path ?? path) !== route || search || Object.keys({ ...entry?.query })[0])
    dataset.elsewhere = '';

  // The host's policy blocks the inlined rules: the shell's own sheets take their place.
  const rules = document.querySelector<HTMLStyleElement>('style[data-prerender]');
  if (rules && !rules.sheet) {
    dataset.elsewhere = '';
    for (const href of (rules.dataset.sheets as string).split(' ')) {
      const link = { rel: 'stylesheet', href, blocking: 'render' };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  }
  recordInput();
}
