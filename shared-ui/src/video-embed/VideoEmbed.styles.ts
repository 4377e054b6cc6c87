import { css } from '@emotion/react';
import { forcedColorsFill, media, token } from '../tokens/index.ts';

export const figure = css({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
});

export const screen = css({
  position: 'relative',
  display: 'grid',
  minHeight: '14rem',
  borderRadius: token.radius.lg,
  // clip instead of hidden, so that the box can grow with its text
  overflow: 'clip',
  background: token.color.tint,
  border: `1px solid ${token.color.line}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.sm]: { aspectRatio: '16 / 9', minHeight: 'auto' },
  overflowWrap: 'anywhere',
  '&[data-missing]': { aspectRatio: 'auto', minHeight: 0, borderRadius: token.radius.sm },
  '& iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
});

/** Clay tile as placeholder of a missing video, with text beside or below it. */
export const missing = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[5],
  padding: token.space[5],
  '& > svg': { flex: 'none' },
  '& > p': { flex: '1 1 14rem', color: token.color.ink },
});

export const start = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  minWidth: 0,
  placeContent: 'center',
  justifyItems: 'center',
  gap: token.space[3],
  padding: token.space[5],
  border: 0,
  background: 'none',
  color: token.color.ink,
  cursor: 'pointer',
  textAlign: 'center',
  '&:hover': { background: token.color.accentSoft },
  '&:focus-visible': { outlineOffset: '-4px' },
});

export const playMark = css({
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: token.radius.pill,
  background: token.color.accent,
  color: token.color.onAccent,
  boxShadow: token.shadow.md,
  ...forcedColorsFill,
  '& svg': { fill: 'currentColor', marginInlineStart: '0.2rem' },
});

export const title = css({
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  lineHeight: 1.25,
});

export const notice = css({ maxWidth: token.measure, fontSize: token.size.sm, color: token.color.inkSoft });

export const transcript = css({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    cursor: 'pointer',
    fontWeight: 650,
    color: token.color.accent,
  },
  '& > div': { maxWidth: token.measure, paddingBlock: token.space[2] },
  '& p + p': { marginTop: token.space[3] },
});
