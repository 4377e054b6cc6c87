import { css, keyframes } from '@emotion/react';

const fly = keyframes({
  '0%': { transform: 'translate(-50%, -50%) scale(0.4)', opacity: 0 },
  '15%': { opacity: 1 },
  '100%': {
    transform:
      'translate(calc(-50% + var(--x)), calc(-50% + var(--y))) scale(var(--scale)) rotate(var(--turn))',
    opacity: 0,
  },
});

export const particle = css({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  lineHeight: 1,
  pointerEvents: 'none',
  opacity: 0,
  animationName: fly,
  animationTimingFunction: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  animationFillMode: 'both',
});

export const origin = css({ position: 'relative', display: 'inline-block' });
