import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Panel = styled.div({
  position: 'relative',
  overflow: 'hidden',
  background: token.tile.main,
  [media.md]: { containerType: 'size' },
  [media.print]: { height: '18mm' },
});

export const Picture = styled.img({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  [media.md]: { position: 'absolute', inset: 0, blockSize: '100%', aspectRatio: 'auto' },
});

/** Two tiles side by side, and at least two rows. */
const TILE_SIDE = 'min(50cqi - 0.5px, 50cqb - 0.5px)';

export const Tiles = styled.div({
  display: 'grid',
  gap: 1,
  background: token.tile.grout,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // On phones only the middle of the wall shows, as a frieze.
  '& > :nth-of-type(-n + 2), & > :nth-of-type(n + 7)': { display: 'none' },
  [media.md]: {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    inlineSize: 'fit-content',
    overflow: 'hidden',
    // Whole rows up to the card's height; the rest of the area is a solid colour. A row is a tile and a 1 px gap. The
    // last row has no gap, hence + 1 px before and - 1 px after rounding; 0.1 px absorbs rounding errors.
    blockSize: `calc(round(down, 100cqb + 1.1px, ${TILE_SIDE} + 1px) - 1px)`,
    gridTemplateColumns: `repeat(2, ${TILE_SIDE})`,
    gridAutoRows: TILE_SIDE,
    '& > :nth-of-type(n)': { display: 'block' },
  },
});
