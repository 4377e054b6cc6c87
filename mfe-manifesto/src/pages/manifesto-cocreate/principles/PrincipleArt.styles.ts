import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** The whole tile, small beside the title on phones. */
export const Panel = styled.div({
  flexBasis: '4.5rem',
  [media.md]: {
    padding: token.space[6],
    '& > span': { inlineSize: '100%' },
  },
  [media.lg]: { padding: token.space[10] },
  // Paper shows the coloured (glazed) side of the tile, voted or not. The first svg is the clay side.
  [media.print]: {
    '&&': { padding: 0 },
    '& > span': { inlineSize: '18mm' },
    '& > span > svg:first-of-type': { display: 'none' },
    '& > span > svg:last-of-type': { transform: 'none' },
  },
});

/** A principle's own picture, with the tile of the vote in its corner. */
export const PicturePanel = styled.div({
  flexBasis: '100%',
  position: 'relative',
  overflow: 'hidden',
  background: token.tile.main,
  '& > span': {
    position: 'absolute',
    insetInlineStart: token.space[3],
    insetBlockEnd: token.space[3],
    inlineSize: '4.5rem',
  },
  [media.print]: { blockSize: '18mm', '& > span': { display: 'none' } },
});

export const Picture = styled.img({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  [media.md]: { position: 'absolute', inset: 0, blockSize: '100%', aspectRatio: 'auto' },
});
