import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Head = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space[3],
  marginBlockEnd: token.space[6],
  textAlign: 'center',
});

export const TileGrid = styled.ul({
  display: 'grid',
  gap: token.space[3],
  // As many as have room for «Associações» beside its mark, at any size of text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  [media.md]: { gap: token.space[4] },
});

export const Tile = styled.button({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: token.space[4],
  width: '100%',
  height: '100%',
  minHeight: '5.5rem',
  padding: token.space[4],
  border: `2px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${token.motion.fast}, transform ${token.motion.fast} ${token.motion.ease}`,
  '& small': { display: 'block', color: token.color.inkSoft, fontSize: token.size.sm },
  '&:hover': { borderColor: token.color.accent },
  [media.motion]: { '&:hover': { transform: 'translateY(-2px)' } },
});

export const TileMark = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '3.25rem',
  // Three round corners and one square: a tile of the azulejo.
  borderRadius: `${token.radius.lg} ${token.radius.lg} ${token.radius.lg} 0`,
  background: token.color.accentSoft,
  color: token.color.accentStrong,
});

export const TileTitle = styled.span({
  display: 'block',
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  fontWeight: 650,
  lineHeight: 1.2,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '& > span': { whiteSpace: 'nowrap' },
});
