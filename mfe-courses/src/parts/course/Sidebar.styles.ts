import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Progress panel: below the lessons on a phone, beside them on a wide screen. */
export const ProgressPanel = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  // Smaller padding for large text on a small screen.
  padding: `min(${token.space[5]}, 5vw)`,
  overflowWrap: 'anywhere',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  '& h3': { margin: 0, fontFamily: token.font.display, fontSize: token.size.lg, lineHeight: 1.3 },
  '& p': { margin: 0 },
  [media.lg]: {
    gridColumn: 1,
    gridRow: 1,
    position: 'sticky',
    top: `calc(${token.headerHeight} + ${token.space[4]})`,
    maxHeight: `calc(100dvh - ${token.headerHeight} - ${token.space[8]})`,
    overflowY: 'auto',
  },
});

/** Tiles above the text, or beside it where the sidebar is as wide as the page. */
export const PanelLayout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  alignItems: 'center',
  [media.md]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const TextBlock = styled.div({ display: 'grid', justifyItems: 'start', gap: token.space[2] });

export const Points = styled.span({
  display: 'block',
  fontFamily: token.font.display,
  fontSize: token.size.xl,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
});

export const ProgressLine = styled.p({
  color: token.color.inkSoft,
  '& span': { color: token.color.ink, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
});

export const MedalLine = styled.p({
  fontWeight: 650,
  lineHeight: 1.35,
  '& small': { display: 'block', color: token.color.inkSoft, fontSize: token.size.md, fontWeight: 400 },
});
