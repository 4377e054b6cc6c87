import { lazy, Suspense } from 'react';

/** Few addresses lead nowhere: the ways on from there come when one does. Without them the notice and the header remain. */
const Ways = lazy(() => import('./WaysOn.tsx').catch(() => ({ default: () => <></> })));

export const LazyWaysOn = (props: Parameters<typeof Ways>[0]) => (
  <Suspense>
    <Ways {...props} />
  </Suspense>
);
