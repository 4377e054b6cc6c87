import { lazy, Suspense } from 'react';

/** If it does not load, the notice and the header remain. */
const NoticeLinks = lazy(() => import('./NoticeLinks.tsx').catch(() => ({ default: () => <></> })));

/** Links of the notice for an unknown address, loaded when the notice appears. */
export const LazyNoticeLinks = (props: Parameters<typeof NoticeLinks>[0]) => (
  <Suspense>
    <NoticeLinks {...props} />
  </Suspense>
);
