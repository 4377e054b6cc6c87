import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Head = styled.div({
  display: 'grid',
  gap: token.space[3],
  marginBlockEnd: token.space[6],
});

export const TileGrid = styled.ul({
  display: 'grid',
  gap: token.space[3],
  // As many as have room for «Associações» beside its mark, at any size of text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  [media.md]: { gap: token.space[4] },
});

export const Tile = styled.button({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: token.space[4],
  width: '100%',
  height: '100%',
  minHeight: '88px',
  padding: 0,
  paddingInlineEnd: token.space[3],
  overflow: 'hidden',
  border: `2px solid ${token.color.line}`,
  borderRadius: token.radius.sm,
  background: token.color.raised,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${token.motion.fast}`,
  '& small': { display: 'block', color: token.color.inkSoft, fontSize: token.size.sm },
  '&:hover': { borderColor: token.color.accent },
  // Its tile turns over: the first half folds one side away, the second the other out.
  '&:is(:hover, :focus-visible) [data-turning] > :first-of-type': {
    transform: 'scaleX(0)',
    transitionDelay: '0s',
  },
  '&:is(:hover, :focus-visible) [data-turning] > :last-of-type': {
    transform: 'none',
    transitionDelay: '90ms',
  },
});

/** Two sides in one place. */
export const Turning = styled.span({
  display: 'grid',
  alignSelf: 'start',
  width: '88px',
  height: '88px',
  '& > svg': { gridArea: '1 / 1', transition: 'transform 90ms linear 90ms' },
  '& > :last-of-type': { transform: 'scaleX(0)', transitionDelay: '0s' },
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
