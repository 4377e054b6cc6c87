import { useModule } from '@ia/shared-ui/hooks';
import { ToastRegion } from '@ia/shared-ui/toast';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Notices, ShownNotice } from '../api/notices.ts';
import { t } from '../content/chrome.ts';
import { useStore } from '../lib/use-store.ts';
import { LazyMissingTile } from './LazyMissingTile.tsx';

const load = () => import('./NoticeToast.tsx');

/** Pauses the timeouts while the tab is hidden. */
function useHoldWhileHidden(notices: Notices) {
  useEffect(() => {
    const follow = () => (document.hidden ? notices.hold('hidden') : notices.release('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [notices]);
}

interface NoticeListProps {
  notices: Notices;
  /** Links for an unknown address. */
  links?: ReactNode;
}

/**
 * Dismissible notices, before the page in tab order. The live regions announce them, so the boxes themselves
 * are no live regions.
 */
export function NoticeList({ notices, links }: NoticeListProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const shown = useStore(notices);
  const toast = useModule(load, shown.length > 0 || 'idle');
  useHoldWhileHidden(notices);

  function dismiss(id: number) {
    // The button is removed with its notice: focus returns to where it was, or to the page.
    if (region.current?.contains(document.activeElement)) {
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      back?.focus({ preventScroll: true });
    }
    notices.dismiss(id);
    notices.release('pointer'); // An element removed under the pointer fires no pointerleave.
  }
  function enter({ relatedTarget }: FocusEvent<HTMLElement>) {
    notices.hold('focus');
    const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    if (!from || !region.current?.contains(from)) cameFrom.current = from;
  }
  const toasts = (those: readonly ShownNotice[]) =>
    those.map(({ id, kind, message, isBanner }) =>
      toast.status === 'ready' ? (
        <toast.module.Toast
          key={id}
          kind={kind}
          message={message}
          dismissLabel={t.dismiss}
          onDismiss={() => dismiss(id)}
          {...(isBanner && { picture: <LazyMissingTile />, children: links })}
        />
      ) : (
        toast.status === 'failed' && <p key={id}>{message}</p>
      ),
    );
  return (
    <ToastRegion
      ref={region}
      label={t.notices}
      live="off"
      banners={toasts(shown.filter(({ isBanner }) => isBanner))}
      onFocus={enter}
      onBlur={() => notices.release('focus')}
      onPointerMove={() => notices.hold('pointer')}
      onPointerLeave={() => notices.release('pointer')}
    >
      {toasts(shown.filter(({ isBanner }) => !isBanner))}
    </ToastRegion>
  );
}
