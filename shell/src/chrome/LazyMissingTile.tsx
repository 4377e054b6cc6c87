import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';

/** Loaded for unknown addresses only; without it, the text is enough. */
const Drawn = lazy(() => import('./MissingTileDrawing.tsx').catch(() => ({ default: () => <></> })));

/** Reserves the size, so that nothing shifts. */
const Frame = styled.div({ width: '12rem', maxWidth: '100%', aspectRatio: '2' });

/** A wall of tiles with a gap, once its code is loaded. */
export const LazyMissingTile = () => (
  <Frame>
    <Suspense>
      <Drawn />
    </Suspense>
  </Frame>
);
