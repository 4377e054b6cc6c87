import { css } from '@emotion/react';
import { forcedColorsFill, token } from '../tokens/index.ts';

export const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[3] });

export const item = css({
  minWidth: 0,
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  transition: `border-color ${token.motion.base}`,
  '&[data-open]': { borderColor: token.color.accent },
});

export const heading = css({ fontSize: token.size.lg, letterSpacing: '-0.005em' });

export const trigger = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  width: '100%',
  minHeight: '3.5rem',
  padding: `${token.space[3]} ${token.space[3]} ${token.space[3]} ${token.space[5]}`,
  border: 0,
  borderRadius: token.radius.md,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: token.color.accentStrong },
  '&:focus-visible': { borderRadius: token.radius.md },
  '&[data-panel-open] > span:last-of-type': {
    transform: 'rotate(135deg)',
    background: token.color.accent,
    color: token.color.onAccent,
    ...forcedColorsFill,
  },
});

export const lead = css({ color: token.color.accent });

export const toggleMark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  borderRadius: token.radius.pill,
  background: token.color.accentSoft,
  color: token.color.accentStrong,
  transition: `transform ${token.motion.slow} ${token.motion.ease}, background-color ${token.motion.base}`,
});

export const panel = css({
  transition: `opacity ${token.motion.base} ${token.motion.ease}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
});

export const answer = css({
  maxWidth: token.measure,
  padding: `0 ${token.space[5]} ${token.space[5]}`,
  color: token.color.inkSoft,
  lineHeight: 1.65,
  '& > * + *': { marginTop: token.space[3] },
});
