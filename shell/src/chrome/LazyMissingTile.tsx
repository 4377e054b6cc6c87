import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';

/** Few addresses lead nowhere: its drawings come when one does, and where they do not the words are enough. */
const Drawn = lazy(() => import('./MissingTileDrawing.tsx').catch(() => ({ default: () => <></> })));

/** As large as the wall will be, so that nothing jumps when it comes. */
const Place = styled.div({ width: '12rem', maxWidth: '100%', aspectRatio: '2' });

/** A wall with a gap, once its code is there. */
export const LazyMissingTile = () => (
  <Place>
    <Suspense>
      <Drawn />
    </Suspense>
  </Place>
);
