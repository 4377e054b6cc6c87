import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Duration of half of the tile's flip. */
const HALF_FLIP = '90ms';

export const TileGrid = styled.ul({
  display: 'grid',
  gap: token.space[3],
  // As many columns as fit «Associações» next to its icon, at any text size.
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
  // Flips the tile: the first half folds the front away, the second half unfolds the back.
  '&:is(:hover, :focus-visible) [data-flip] > :first-of-type': {
    transform: 'scaleX(0)',
    transitionDelay: '0s',
  },
  '&:is(:hover, :focus-visible) [data-flip] > :last-of-type': {
    transform: 'none',
    transitionDelay: HALF_FLIP,
  },
});

/** Front and back in one grid cell. */
export const FlipTile = styled.span({
  display: 'grid',
  alignSelf: 'start',
  width: '88px',
  height: '88px',
  '& > svg': { gridArea: '1 / 1', transition: `transform ${HALF_FLIP} linear ${HALF_FLIP}` },
  '& > :last-of-type': { transform: 'scaleX(0)', transitionDelay: '0s' },
});

export const TileTitle = styled.span({
  display: 'block',
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  fontWeight: 650,
  lineHeight: 1.2,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  // Words with a hyphen, see CategoryStep.tsx.
  '& > span': { whiteSpace: 'nowrap' },
});
