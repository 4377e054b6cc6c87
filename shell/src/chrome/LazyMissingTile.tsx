import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';

/** Loaded for unknown addresses and failed pages only. If it does not load, the text is enough. */
const MissingTile = lazy(() => import('./MissingTileDrawing.tsx').catch(() => ({ default: () => <></> })));

/** Reserves the size, so that nothing shifts. */
const Frame = styled.div({ width: '12rem', maxWidth: '100%', aspectRatio: '2' });

/** Drawing of a tile wall with a gap, once its code is loaded. */
export const LazyMissingTile = () => (
  <Frame>
    <Suspense>
      <MissingTile />
    </Suspense>
  </Frame>
);
