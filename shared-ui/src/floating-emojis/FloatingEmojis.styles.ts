import { css, keyframes } from '@emotion/react';
import { token } from '../tokens/index.ts';

const rise = keyframes({
  '0%': { transform: 'translateY(0) rotate(-8deg)', opacity: 0 },
  '12%': { opacity: 0.85 },
  '85%': { opacity: 0.85 },
  '100%': { transform: 'translateY(calc(-1 * var(--rise))) rotate(14deg)', opacity: 0 },
});

export const sky = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  containerType: 'size',
  '--rise': '115cqh',
});

export const emoji = css({
  position: 'absolute',
  insetBlockEnd: '-3rem',
  lineHeight: 1,
  opacity: 0,
  animationName: rise,
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  '[data-paused] &': { animationPlayState: 'paused' },
});

export const toggle = css({
  position: 'absolute',
  insetBlockEnd: token.space[3],
  insetInlineEnd: token.space[3],
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: `1px solid ${token.color.edge}`,
  borderRadius: token.radius.pill,
  background: token.color.raised,
  color: token.color.ink,
  cursor: 'pointer',
  zIndex: 1,
});
