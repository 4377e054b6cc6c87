import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** The text lies over the picture; nothing around it moves when it comes. */
export const Tile = styled.article({
  position: 'relative',
  display: 'grid',
  height: '100%',
  minHeight: '24rem',
  overflow: 'hidden',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  breakInside: 'avoid',
  [media.print]: { minHeight: 0 },
});

export const Face = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  '& > svg': { width: '100%', height: '15rem', objectFit: 'cover' },
  '& h3': { display: 'grid' },
  [media.print]: { '& > svg': { display: 'none' } },
});

export const Toggle = styled.button({
  minHeight: '2.75rem',
  padding: token.space[5],
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-4px' },
});

/** In the document at all times; seen on hover, on focus and after a press. */
export const Back = styled.div({
  gridArea: '1 / 1',
  alignSelf: 'end',
  zIndex: 1,
  display: 'grid',
  gap: token.space[4],
  padding: token.space[5],
  marginBlockStart: '4rem',
  background: token.color.raised,
  borderBlockStart: `4px solid ${token.color.accent}`,
  opacity: 0,
  transform: 'translateY(100%)',
  [media.motion]: {
    transition: `opacity ${token.motion.base} ${token.motion.ease}, transform ${token.motion.slow} ${token.motion.ease}`,
  },
  '[data-open="true"] > &, article:hover > &, article:focus-within > &': { opacity: 1, transform: 'none' },
  [media.print]: { position: 'static', opacity: 1, transform: 'none', gridArea: 'auto', marginBlockStart: 0 },
});
