import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const figure = css({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  minWidth: 0,
});

export const title = css({
  fontFamily: token.font.display,
  fontWeight: 650,
  fontSize: token.size.lg,
  lineHeight: 1.3,
});

export const donut = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: token.space[5],
  alignItems: 'center',
  justifyItems: 'center',
  [media.sm]: { gridTemplateColumns: 'minmax(9rem, 14rem) minmax(0, 1fr)', justifyItems: 'start' },
  '& svg': { width: '100%', maxWidth: '14rem', height: 'auto' },
  '& text': {
    fontFamily: token.font.display,
    fontWeight: 650,
    fontSize: 32, // fits «38,7 %» inside the hole
    fill: token.color.ink,
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
});

export const legend = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: token.space[2],
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: token.space[3],
    alignItems: 'baseline',
  },
});

export const swatch = css({
  width: '0.9rem',
  height: '0.9rem',
  borderRadius: '3px',
  border: `1px solid ${token.color.edge}`,
  alignSelf: 'center',
  forcedColorAdjust: 'none',
});

export const valueText = css({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const bars = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: token.space[4],
});

export const barHead = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space[4],
  marginBlockEnd: token.space[1],
});

export const barTrack = css({
  display: 'block',
  height: '1.25rem',
  borderRadius: token.radius.sm,
  background: token.color.tint,
  border: `1px solid ${token.color.line}`,
  overflow: 'hidden',
});

export const bar = css({
  display: 'block',
  height: '100%',
  borderRadius: `0 ${token.radius.sm} ${token.radius.sm} 0`,
  forcedColorAdjust: 'none',
});

export const dataTable = css({
  fontSize: token.size.sm,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    width: 'fit-content',
    cursor: 'pointer',
    color: token.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
  },
  '& table': { width: '100%', maxWidth: '32rem', borderCollapse: 'collapse' },
  '& caption': { textAlign: 'start', paddingBlockEnd: token.space[2], color: token.color.inkSoft },
  '& th, & td': {
    padding: token.space[2],
    borderBlockEnd: `1px solid ${token.color.line}`,
    textAlign: 'start',
  },
  '& td, & thead th:last-of-type': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

export const source = css({ margin: 0, fontSize: token.size.sm, color: token.color.inkSoft });
