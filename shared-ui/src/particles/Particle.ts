import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const fly = keyframes({
  '0%': { transform: 'translate(-50%, -50%) scale(0.4)', opacity: 0 },
  '15%': { opacity: 1 },
  '100%': {
    transform:
      'translate(calc(-50% + var(--x)), calc(-50% + var(--y))) scale(var(--scale)) rotate(var(--turn))',
    opacity: 0,
  },
});

/** One flying emoji. Its flight stands in --x, --y, --scale and --turn; its time in the animation's own properties. */
export const Particle = styled.span({
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

/** Around what they fly out of: anything, blocks too, and so not a `span`. */
export const Origin = styled.div({ position: 'relative', display: 'inline-block' });
