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
    const updateHold = () => (document.hidden ? notices.hold('hidden') : notices.release('hidden'));
    updateHold();
    document.addEventListener('visibilitychange', updateHold);
    return () => document.removeEventListener('visibilitychange', updateHold);
  }, [notices]);
}

interface NoticeListProps {
  notices: Notices;
  /** Links in the banner for an unknown address. */
  links?: ReactNode;
}

/**
 * Dismissible notices, before the page in tab order. The live regions announce them, so the boxes themselves
 * are no live regions.
 */
export function NoticeList({ notices, links }: NoticeListProps) {
  const region = useRef<HTMLElement>(null);
  /** Element that had the focus before the notices. */
  const previousFocus = useRef<HTMLElement | null>(null);
  const shownNotices = useStore(notices);
  const toast = useModule(load, shownNotices.length > 0 || 'idle');
  useHoldWhileHidden(notices);

  function dismiss(id: number) {
    // The button is removed with its notice: focus returns to where it was, or to the page.
    if (region.current?.contains(document.activeElement)) {
      const target = previousFocus.current?.isConnected
        ? previousFocus.current
        : document.querySelector('main');
      target?.focus({ preventScroll: true });
    }
    notices.dismiss(id);
    notices.release('pointer'); // An element removed under the pointer fires no pointerleave.
  }
  function holdForFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
    notices.hold('focus');
    const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    if (!from || !region.current?.contains(from)) previousFocus.current = from;
  }
  const renderToasts = (list: readonly ShownNotice[]) =>
    list.map(({ id, kind, message, isBanner }) =>
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
      banners={renderToasts(shownNotices.filter(({ isBanner }) => isBanner))}
      onFocus={holdForFocus}
      onBlur={() => notices.release('focus')}
      onPointerMove={() => notices.hold('pointer')}
      onPointerLeave={() => notices.release('pointer')}
    >
      {renderToasts(shownNotices.filter(({ isBanner }) => !isBanner))}
    </ToastRegion>
  );
}
