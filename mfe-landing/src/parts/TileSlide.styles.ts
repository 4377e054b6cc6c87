import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Panel = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  borderRadius: token.radius.lg,
  background: token.color.accentSoft,
  minHeight: '28rem',
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
    gridTemplateRows: 'auto',
    minHeight: '24rem',
  },
  [media.print]: {
    display: 'block',
    minHeight: 0,
    background: 'none',
    border: `1px solid ${token.color.line}`,
  },
});

/** Side of a tile of the wall. */
export const TILE_PX = 112;

export const Picture = styled.div({
  position: 'relative',
  height: TILE_PX,
  overflow: 'hidden',
  background: token.tile.main,
  // Takes the height of the text beside it, without making the slide higher.
  [media.md]: { height: 0, minHeight: '100%' },
  [media.print]: { display: 'none' },
});

/** As many whole tile rows as fit the text height; solid colour above and below. */
export const Rows = styled.div({
  position: 'absolute',
  inset: 0,
  marginBlock: 'auto',
  overflow: 'hidden',
  height: `round(down, 100%, ${TILE_PX}px)`,
});

export const Text = styled.div({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: token.space[4],
  padding: token.space[6],
  '& h3': { fontSize: token.size.h2 },
  '& p': { fontSize: token.size.lg, lineHeight: 1.5 },
  [media.lg]: { padding: token.space[12] },
});
