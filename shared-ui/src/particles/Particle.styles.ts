import { css } from '@emotion/react';

/**
 * Styles of the wrapper and of its particles: inserting the particle rules with the first burst would
 * recalculate the styles of the whole page.
 */
export const origin = css({
  position: 'relative',
  display: 'inline-block',
  '& [data-flies]': {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    lineHeight: 1,
    pointerEvents: 'none',
    opacity: 0,
    animation: 'ia-fly both cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  '@keyframes ia-fly': {
    '0%': { opacity: 0, transform: 'translate(-50%, -50%) scale(0.4)' },
    '15%': { opacity: 1 },
    '100%': {
      opacity: 0,
      transform:
        'translate(calc(-50% + var(--x)), calc(-50% + var(--y))) scale(var(--scale)) rotate(var(--turn))',
    },
  },
});
