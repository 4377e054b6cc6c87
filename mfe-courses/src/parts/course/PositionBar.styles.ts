import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

const BAR_HEIGHT = '3.5rem';
/** Media query: on a lower screen the bar is not sticky, to leave space for the lesson. */
const TALL_SCREEN = '@media (min-height: 480px)';

/**
 * Container for width queries in em, which follow the reader's text size: with large text the bar is not
 * sticky. Keeps focused elements, anchor targets and whole blocks inside it clear of the header and the bar.
 */
export const BarContainer = styled.div({
  containerType: 'inline-size',
  '&& *': { scrollMarginBlockStart: `calc(${token.headerHeight} + ${token.space[4]})` },
  [`${TALL_SCREEN} and (not (min-width: 64rem))`]: {
    '&& *': {
      scrollMarginBlockStart: `calc(${token.headerHeight} + ${BAR_HEIGHT} + ${token.space[4]})`,
    },
  },
});

export const Bar = styled.nav({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[3],
  minHeight: BAR_HEIGHT,
  // Full width on a phone.
  marginInline: `calc(-1 * ${token.gutter})`,
  marginBottom: token.space[6],
  paddingInline: token.gutter,
  borderBottom: `1px solid ${token.color.line}`,
  background: token.color.raised,
  lineHeight: 1.25,
  [media.lg]: { display: 'none' },
  [media.print]: { display: 'none' },
  [TALL_SCREEN]: {
    '@container (min-width: 17rem)': {
      position: 'sticky',
      top: token.headerHeight,
      zIndex: `calc(${token.layer.header} - 1)`,
    },
  },
});

/** Progress line at the bottom of the bar. */
export const Track = styled.div({
  position: 'absolute',
  inset: 'auto 0 -1px 0',
  height: 4,
  background: token.color.accentSoft,
  '& > div': {
    height: '100%',
    background: token.color.accent,
    transformOrigin: 'left',
    [media.motion]: { transition: `transform ${token.motion.slow} ${token.motion.ease}` },
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
});

/** Points and position in the course. */
export const Position = styled.p({
  display: 'grid',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& span': { color: token.color.inkSoft, fontSize: token.size.sm },
  [media.sm]: { display: 'flex', alignItems: 'baseline', gap: token.space[3] },
});

/** Link to the next unfinished block, or to the end. */
export const Next = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  fontWeight: 650,
});
