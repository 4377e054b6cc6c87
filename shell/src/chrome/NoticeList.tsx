import { Toast, ToastRegion } from '@ia/shared-ui/toast';
import type { Notices } from '../api/notices.ts';
import { words } from '../content/chrome.ts';
import { useStore } from './use-store.ts';

/** Dismissible notices. The live region speaks them, so the boxes themselves stay silent. */
export function NoticeList({ notices }: { notices: Notices }) {
  return (
    <ToastRegion label={words.notices} live="off">
      {useStore(notices).map(({ id, kind, message }) => (
        <Toast
          key={id}
          kind={kind}
          message={message}
          dismissLabel={words.dismiss}
          onDismiss={() => notices.dismiss(id)}
        />
      ))}
    </ToastRegion>
  );
}
