import type { Notice } from '@ia/federation';
import { backendOf } from '../api/create-shell-api.ts';
import type { Shell } from '../boot/create-shell.ts';

/** Whether anything of this device waits for the server. Most visits have nothing, and load nothing for it. */
function anythingWaits(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('unsent_'));
  } catch {
    return false;
  }
}

/**
 * Sends what a visitor did without a network, from whichever page is open: now, when the network is back, and when they
 * come back to the site.
 */
export function sendWaiting({
  config,
  notices,
  announcer,
}: Pick<Shell, 'config' | 'notices' | 'announcer'>): void {
  const notify = (notice: Notice) => {
    notices.show(notice);
    announcer.announce(notice.message);
  };
  const run = async () => {
    if (document.hidden || !navigator.onLine || !anythingWaits()) return;
    const { deliverAll } = await import('@ia/shared-services/waiting');
    const { backendOf: connect } = await import('@ia/shared-services/backend');
    const report = (error: unknown) =>
      console.info('Something that waits on this device was not sent.', error);
    await deliverAll({ backend: connect(backendOf(config)), report, notify });
  };
  const start = () => void run().catch(() => undefined);
  addEventListener('online', start);
  document.addEventListener('visibilitychange', start);
  start();
}
