import { useModule } from '@ia/shared-ui/hooks';
import { ToastRegion } from '@ia/shared-ui/toast';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Notices, ShownNotice } from '../api/notices.ts';
import { words } from '../content/chrome.ts';
import { LazyMissingTile } from './LazyMissingTile.tsx';
import { useStore } from './use-store.ts';

const load = () => import('./NoticeToast.tsx');

/** Nobody reads a notice in a tab that is not shown. */
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
  /** Where to go on from an address that leads nowhere. */
  ways?: ReactNode;
}

/**
 * Dismissible notices, before the page in the order of the keyboard. The live regions speak them, so the boxes themselves
 * stay silent.
 */
export function NoticeList({ notices, ways }: NoticeListProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const shown = useStore(notices);
  const toast = useModule(load, shown.length > 0 || 'idle');
  useHoldWhileHidden(notices);

  function dismiss(id: number) {
    // The button goes away with its notice: focus returns to where it was, or else to the page.
    if (region.current?.contains(document.activeElement)) {
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      back?.focus({ preventScroll: true });
    }
    notices.dismiss(id);
    notices.release('pointer'); // what vanishes under the pointer is not told to be left
  }
  function enter({ relatedTarget }: FocusEvent<HTMLElement>) {
    notices.hold('focus');
    const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    if (!from || !region.current?.contains(from)) cameFrom.current = from;
  }
  const toasts = (those: readonly ShownNotice[]) =>
    those.map(({ id, kind, message, standing }) =>
      toast.status === 'ready' ? (
        <toast.module.Toast
          key={id}
          kind={kind}
          message={message}
          dismissLabel={words.dismiss}
          onDismiss={() => dismiss(id)}
          {...(standing && { picture: <LazyMissingTile />, children: ways })}
        />
      ) : (
        toast.status === 'failed' && <p key={id}>{message}</p>
      ),
    );
  return (
    <ToastRegion
      ref={region}
      label={words.notices}
      live="off"
      standing={toasts(shown.filter(({ standing }) => standing))}
      onFocus={enter}
      onBlur={() => notices.release('focus')}
      onPointerMove={() => notices.hold('pointer')}
      onPointerLeave={() => notices.release('pointer')}
    >
      {toasts(shown.filter(({ standing }) => !standing))}
    </ToastRegion>
  );
}
