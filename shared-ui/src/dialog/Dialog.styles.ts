import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

const fade = {
  transition: `opacity ${token.motion.base} ${token.motion.ease}, transform ${token.motion.base} ${token.motion.ease}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
};

export const backdrop = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.dialog,
  background: 'var(--color-scrim)',
  ...fade,
});

/** Scrolls the whole dialog, so that a tall one is readable on a small screen at 200 % text. */
export const viewport = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: token.space[4],
  overflowY: 'auto',
});

export const popup = css({
  width: 'min(34rem, 100%)',
  padding: `clamp(${token.space[5]}, 4vw, ${token.space[8]})`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  color: token.color.ink,
  boxShadow: token.shadow.lg,
  ...fade,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(8px)' },
  '&:focus-visible': { borderRadius: token.radius.lg },
});

export const head = css({ display: 'flex', alignItems: 'flex-start', gap: token.space[4] });
export const title = css({ flex: 1, fontSize: token.size.h3 });
export const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  margin: '-0.5rem -0.5rem 0 0',
  border: 0,
  borderRadius: token.radius.md,
  background: 'none',
  color: token.color.inkSoft,
  cursor: 'pointer',
  '&:hover': { background: token.color.accentSoft, color: token.color.accentStrong },
});
export const description = css({ marginTop: token.space[3], color: token.color.inkSoft });
export const content = css({ marginTop: token.space[5], '& > * + *': { marginTop: token.space[4] } });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  marginTop: token.space[6],
});
