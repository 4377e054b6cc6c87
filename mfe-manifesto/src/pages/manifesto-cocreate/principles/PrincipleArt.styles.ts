import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Panel = styled.div({
  position: 'relative',
  overflow: 'hidden',
  background: token.tile.grout,
  [media.print]: { height: '24mm' },
});

export const Picture = styled.img({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  [media.md]: { position: 'absolute', inset: 0, blockSize: '100%', aspectRatio: 'auto' },
});

export const Tiles = styled.div({
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // The frieze is the middle of the wall.
  '& > :nth-of-type(-n + 2), & > :nth-of-type(n + 7)': { display: 'none' },
  [media.md]: {
    position: 'absolute',
    insetInline: 0,
    // Not stretched between top and bottom: rows keep their height and the card cuts them.
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    gridTemplateColumns: '1fr 1fr',
    '& > :nth-of-type(n)': { display: 'block' },
  },
});
