import styled from '@emotion/styled';
import { useRoute, useShell } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { useModule } from '@ia/shared-ui/hooks';
import { media, token } from '@ia/shared-ui/tokens';

const loadView = () => import('./SharedTileView.tsx');

/** Reserves the height of the content, to prevent a layout shift. */
const TileContainer = styled(Container)({
  display: 'grid',
  alignItems: 'center',
  minHeight: '36rem',
  paddingBlock: token.space[8],
  [media.md]: { minHeight: '20rem' },
  [media.print]: { display: 'none' },
});

/**
 * Shows the tile that another visitor shared (`#/?azulejo=…`) beside the visitor's own. A visitor's tile is a
 * drawing that gains a layer with each kind of activity. The view loads only when the URL contains a tile.
 */
export function SharedTile() {
  const { azulejo } = useRoute().query;
  const { report } = useShell();
  const view = useModule(loadView, azulejo !== undefined, report);
  if (azulejo === undefined || view.status === 'failed') return null;
  return (
    <TileContainer>{view.status === 'ready' && <view.module.SharedTileView text={azulejo} />}</TileContainer>
  );
}
