import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

// At most 16 px on a small screen with large text, to leave space for the content.
const padding = `clamp(min(${token.space[4]}, 5vw), 12vw - 2.625rem, ${token.space[10]})`;

/** Card of a block, with a ribbon in the colour of its category (`--kind`). */
export const Card = styled.article({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  boxShadow: token.shadow.sm,
  // Colour ribbon of the category; the tag states it as text.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto 0',
    height: 6,
    background: 'var(--kind)',
  },
  '&[data-folded]::before': { inset: '0 auto 0 0', width: 6, height: 'auto' },
  '&[data-folded="true"]': { boxShadow: 'none' },
  // A collapsed block hides its tag, so the colour alone would name the category.
  '&[data-folded="true"]::before': { background: token.color.line },
  [media.print]: {
    border: 0,
    boxShadow: 'none',
    overflow: 'visible',
    '&::before': { display: 'none' },
  },
});

/** Parts of the block. */
export const Contents = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${token.space[5]}, 3vw, ${token.space[8]})`,
  padding,
  paddingBlockStart: `clamp(${token.space[6]}, 4vw, ${token.space[10]})`,
  '[data-folded] > div > &': { paddingBlockStart: token.space[3] },
  // No grid in print: browsers split grid rows at page breaks and overlap the following content.
  [media.print]: {
    display: 'block',
    padding: 0,
    '&& > * + *': { marginTop: '4mm' },
    '&& > p + p, && > h4 + *': { marginTop: '1.5mm' },
  },
});

export const Head = styled.header({
  display: 'grid',
  gap: token.space[3],
  [media.print]: { gap: '2mm', breakInside: 'avoid', breakAfter: 'avoid' },
});

/** Category and position. */
export const Meta = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
});

export const Aim = styled.p({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space[2],
  maxWidth: token.measure,
  margin: 0,
  color: token.color.inkSoft,
  lineHeight: 1.55,
  '& svg': { marginTop: '0.2em', color: 'var(--kind)' },
});

export { padding as cardPadding };
