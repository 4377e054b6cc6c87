import { splitAddress } from '@ia/federation/address';

/**
 * `open-document.js`. The first script of the main page. A hash address of a prerendered page opens that
 * page's document, which paints without the shell. The hash stays behind the `#`, so it is never sent to a
 * server; the shell shows the hash address again (`boot/hash-address.ts`).
 */
export default function openDocument(): void {
  const { path } = splitAddress(location.hash, '/');
  if (!document.documentElement.dataset.documents?.split(' ').includes(path)) return;
  const address = `.${path}/${location.hash}`;
  // Stops the main page, so that its remaining requests do not compete with the next document.
  stop();
  if (history.state) {
    // A reload retains the state of the history entry, which a new navigation would lose.
    history.replaceState(history.state, '', address);
    location.reload();
  } else location.replace(address);
}
