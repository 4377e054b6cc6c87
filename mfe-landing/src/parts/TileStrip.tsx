import styled from '@emotion/styled';
import { media } from '@ia/shared-ui/tokens';
import { Tile } from './Tile.tsx';

const Strip = styled.div({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '& > svg': { width: '100%', height: 'auto' },
  [media.print]: { display: 'none' },
});

/** One row of the same tile, edge to edge: the head of a card. */
export function TileStrip({ seed, tiles = 6 }: { seed: string; tiles?: number }) {
  return (
    <Strip>
      {Array.from({ length: tiles }, (_, place) => (
        <Tile key={place} seed={seed} />
      ))}
    </Strip>
  );
}
