import type { Notice } from '@ia/federation';
import type { SiteConfig } from '@ia/federation/config';
import { resolveBackend } from '../config/resolve-backend.ts';

/** True when the outbox in device storage has items. Most visits have none, and load no code to send them. */
function hasUnsentItems(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('unsent_'));
  } catch {
    return false;
  }
}

/** Sends the items of the outbox: now, when the network is back, and when the visitor returns to the tab. */
export function sendUnsent({
  config,
  notices,
  announcer,
}: {
  config: Pick<SiteConfig, 'backend'>;
  notices: { show(notice: Notice): unknown };
  announcer: { announce(message: string): void };
}): void {
  const notify = (notice: Notice) => {
    notices.show(notice);
    announcer.announce(notice.message);
  };
  const deliver = async () => {
    if (document.hidden || !navigator.onLine || !hasUnsentItems()) return;
    const { deliverAll } = await import('@ia/shared-services/unsent');
    const { backendOf: connectBackend } = await import('@ia/shared-services/backend');
    const report = (error: unknown) => console.info('An outbox item was not sent. FED-414', error);
    await deliverAll({ backend: connectBackend(resolveBackend(config)), report, notify });
  };
  const start = () => void deliver().catch(() => undefined);
  addEventListener('online', start);
  document.addEventListener('visibilitychange', start);
  start();
}
