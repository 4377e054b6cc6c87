import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

export const card = css({
  overflowWrap: 'anywhere',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  color: token.color.ink,
  '@media print': { '&&': { height: 'auto', boxShadow: 'none', breakInside: 'avoid' } },
});

/** Card with a link or button. The focus ring surrounds the card, because the whole card is the target. */
export const interactive = css({
  boxShadow: token.shadow.sm,
  transition: `transform ${token.motion.base} ${token.motion.ease}, box-shadow ${token.motion.base}, border-color ${token.motion.base}`,
  '&:hover': { transform: 'translateY(-3px)', boxShadow: token.shadow.lg, borderColor: token.color.accent },
  '&:has(:focus-visible)': { outline: `3px solid ${token.color.focus}`, outlineOffset: 3 },
});

export const soon = css({ background: 'transparent', borderStyle: 'dashed', borderColor: token.color.edge });

export const media = css({
  background: token.color.accentSoft,
  '& > svg': { width: '100%', height: 'auto' },
});

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: token.space[3],
  padding: `clamp(${token.space[5]}, 2.2vw, ${token.space[6]})`,
});

export const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2rem',
});

export const tile = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  marginInlineEnd: 'auto',
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
  color: token.color.accentStrong,
});

export const target = css({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:hover': {
    color: token.color.accentStrong,
    textDecoration: 'underline',
    textDecorationThickness: '0.08em',
  },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const text = css({
  color: token.color.inkSoft,
  lineHeight: 1.55,
  '& > * + *': { marginTop: token.space[3] },
});

export const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  marginTop: 'auto',
  paddingTop: token.space[2],
  color: token.color.accent,
  fontWeight: 650,
  '& svg': { transition: `transform ${token.motion.base} ${token.motion.ease}` },
  'article:hover > div > & svg': { transform: 'translateX(4px)' },
  '@media print': { display: 'none' },
});
