import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Text = styled.p({
  maxWidth: token.measure,
  margin: 0,
  lineHeight: 1.6,
  // Consecutive paragraphs are closer together than other parts.
  'p + &': { marginTop: `calc(-1 * ${token.space[2]})` },
});

export const PartHeading = styled.h4({
  margin: `${token.space[2]} 0 0`,
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  fontWeight: 650,
  lineHeight: 1.3,
  // Reduces the gap between a heading and its content.
  '& + *': { marginTop: `calc(-1 * ${token.space[3]})` },
});

/** Bulleted list; numbered with `as="ol"`. */
export const BulletList = styled.ul({
  maxWidth: token.measure,
  margin: 0,
  paddingInlineStart: '1.4em',
  lineHeight: 1.6,
  '& li + li': { marginTop: token.space[2] },
  '& li::marker': { color: token.color.accent, fontWeight: 650 },
});

export const StepList = styled.ol({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

export const Step = styled.li({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: token.space[3],
  counterIncrement: 'step',
  breakInside: 'avoid',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    // Quarter-circle shape of the azulejo tile.
    borderRadius: '50% 50% 50% 6px',
    background: token.color.accentSoft,
    color: token.color.accentStrong,
    fontFamily: token.font.display,
    fontWeight: 800,
  },
  '& p': { margin: 0, maxWidth: token.measure, lineHeight: 1.6 },
});

/** A statistic: its value, text and source. */
export const Fact = styled.figure({
  maxWidth: token.measure,
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  paddingInlineStart: token.space[5],
  borderInlineStart: `4px solid ${token.color.accentDeco}`,
  [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: token.space[5], alignItems: 'center' },
});

export const FigureValue = styled.span({
  color: token.color.accentStrong,
  fontFamily: token.font.display,
  fontSize: token.size.h1,
  fontWeight: 800,
  lineHeight: 1,
});

export const SourceCaption = styled.figcaption({
  maxWidth: token.measure,
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  [media.md]: { gridColumn: 2 },
});
