import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

/** Generates no box, so that the trigger flows with the text. */
export const wrapper = css({ display: 'contents' });

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  maxWidth: '100%',
  minHeight: '2.75rem',
  margin: `0 ${token.space[1]}`,
  padding: `${token.space[1]} ${token.space[2]} ${token.space[1]} ${token.space[3]}`,
  border: `2px solid ${token.color.accent}`,
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
  color: token.color.accentStrong,
  // Numbers in the display font, whose zero is not slashed.
  fontFamily: token.font.display,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'start',
  verticalAlign: 'middle',
  cursor: 'pointer',
  '&:hover': { borderColor: token.color.accentStrong },
  '&:focus-visible': { borderRadius: token.radius.md },
  '&[data-placeholder]': { background: token.color.raised, borderStyle: 'dashed', fontWeight: 400 },
  '&[data-disabled]': { cursor: 'not-allowed', color: token.color.inkSoft, borderColor: token.color.line },
});

export const value = css({ minWidth: 0, overflowWrap: 'anywhere' });

export const arrow = css({
  display: 'inline-flex',
  transition: `transform ${token.motion.fast} ${token.motion.ease}`,
  '[data-popup-open] > &': { transform: 'rotate(180deg)' },
});

export const positioner = css({ zIndex: token.layer.popover, outline: 'none' });

export const popup = css({
  minWidth: 'max(12rem, var(--anchor-width))',
  maxWidth: 'min(24rem, var(--available-width))',
  maxHeight: 'min(22rem, var(--available-height))',
  overflowY: 'auto',
  padding: token.space[2],
  border: `1px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  boxShadow: token.shadow.lg,
  outline: 'none',
  transition: `opacity ${token.motion.fast} ${token.motion.ease}, transform ${token.motion.fast} ${token.motion.ease}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(-4px)' },
});

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  padding: `${token.space[2]} ${token.space[3]} ${token.space[2]} ${token.space[2]}`,
  borderRadius: token.radius.sm,
  lineHeight: 1.35,
  cursor: 'pointer',
  outline: '2px solid transparent',
  outlineOffset: -2,
  '&[data-highlighted]': {
    background: token.color.accentSoft,
    color: token.color.accentStrong,
    outlineColor: token.color.accent,
  },
  '&[data-selected]': { fontWeight: 650 },
  '&:focus-visible': { boxShadow: 'none' },
});

export const check = css({ display: 'inline-flex', flex: 'none', width: '1.1em' });
