import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

const PORTRAIT = '@media (orientation: portrait)';

/** Full-screen grid of the wall and a panel: side by side, or stacked in portrait orientation. */
export const Screen = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(18rem, 28vw, 40rem)',
  minHeight: '100dvh',
  // At night only the wall is darker; the text and the QR code in the panel stay legible.
  '&[data-night="true"] > :first-of-type': { filter: 'brightness(0.55)' },
  [PORTRAIT]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto' },
});

/** Area of the wall. `--columns` is the number of columns with which all tiles are whole and fit. */
export const WallArea = styled.div({
  display: 'grid',
  alignContent: 'center',
  // The number of columns follows from the height of the area, so the height must not follow from the wall.
  position: 'sticky',
  insetBlockStart: 0,
  height: '100dvh',
  [PORTRAIT]: { position: 'static', height: 'auto', minHeight: '55dvh' },
  background: token.tile.clay,
  [media.motion]: { transition: 'filter 1s' },
  '& > [role="img"]': { gridTemplateColumns: 'repeat(var(--columns), 1fr)' },
});

export const Panel = styled.div({
  display: 'grid',
  alignContent: 'space-between',
  gap: token.space[6],
  padding: 'clamp(1.25rem, 3.5vmin, 4rem)',
  fontSize: 'clamp(1.125rem, 2.1vmin, 2.75rem)',
  lineHeight: 1.4,
  background: token.color.paper,
  '& > *': { minWidth: 0 },
  [PORTRAIT]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' },
  '@media (max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Words = styled.div({
  display: 'grid',
  gap: token.space[4],
});

/** The height of two lines is reserved, because the totals arrive later. */
export const Totals = styled.p({
  minHeight: '2.3em',
  fontSize: 'clamp(1.5rem, 3.2vmin, 4rem)',
  lineHeight: 1.15,
  fontWeight: 650,
});

/** The tile of the latest vote with its words. The height is reserved, so that nothing jumps. */
export const Latest = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  minHeight: 'clamp(4rem, 8vmin, 10rem)',
  fontWeight: 650,
  '& svg': { flex: 'none', width: 'clamp(4rem, 8vmin, 10rem)', height: 'auto' },
});

/** QR code, with the address beside it. */
export const TakePart = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  alignItems: 'center',
  '& > div': {
    flex: '1 1 9em',
    minWidth: 0,
    display: 'grid',
    gap: token.space[3],
    justifyItems: 'start',
    overflowWrap: 'anywhere',
  },
});

/** Place of the QR code, which arrives later. */
export const CodePlace = styled.span({
  flex: 'none',
  width: 'clamp(9rem, 22vmin, 28rem)',
  maxWidth: '100%',
  aspectRatio: '1',
  '& > [role="img"]': { display: 'block', width: '100%' },
});

/** Buttons, hidden in full screen. */
export const Controls = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  ':fullscreen &': { display: 'none' },
});
