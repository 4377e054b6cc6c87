import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';
import { ART_SELECTOR } from '../PrincipleArt.styles.ts';

/** Grid whose text panel overlays the picture, so that opening it causes no layout shift. */
export const Tile = styled.article({
  position: 'relative',
  display: 'grid',
  height: '100%',
  minHeight: '22rem',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  breakInside: 'avoid',
  [media.print]: { minHeight: 0 },
});

/** Heading around the toggle. It stays visible above the open text, because the toggle has the focus. */
export const Title = styled.h3({ display: 'grid' });

export const Toggle = styled.button({
  minHeight: '3.5rem',
  padding: `${token.space[3]} ${token.space[5]}`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-4px' },
});

export const PicturePanel = styled.div({
  gridArea: '2 / 1',
  display: 'grid',
  placeItems: 'center',
  background: token.color.accentSoft,
  [ART_SELECTOR]: { width: 'min(100%, 18rem)', height: 'auto' },
  [media.print]: { display: 'none' },
});

/** Always in the document; visible on hover, on focus and after a press. */
export const TextPanel = styled.div({
  gridArea: '2 / 1',
  zIndex: 1,
  display: 'grid',
  alignContent: 'space-between',
  gap: token.space[4],
  padding: token.space[5],
  background: token.color.raised,
  borderBlockStart: `4px solid ${token.color.accent}`,
  opacity: 0,
  transform: 'translateY(2rem)',
  [media.motion]: {
    transition: `opacity ${token.motion.base} ${token.motion.ease}, transform ${token.motion.slow} ${token.motion.ease}`,
  },
  // Also visible while a control inside has the focus.
  '[data-open="true"] > &, article:hover > &, &:focus-within': { opacity: 1, transform: 'none' },
  [media.print]: { opacity: 1, transform: 'none' },
});
