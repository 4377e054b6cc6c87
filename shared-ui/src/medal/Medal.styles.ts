import { css, keyframes } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

const flip = keyframes({
  from: { transform: 'rotateY(180deg) scale(0.92)' },
  to: { transform: 'rotateY(360deg) scale(1)' },
});

export const figure = css({
  margin: 0,
  display: 'inline-grid',
  justifyItems: 'center',
  gap: token.space[2],
  textAlign: 'center',
  maxWidth: '14rem',
});

export const disc = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  perspective: '40rem',
  '&[data-locked="true"] [data-part="ribbon"]': { filter: 'grayscale(1)', opacity: 0.45 },
  [media.motion]: {
    '&[data-celebrating="true"] > [data-part="drawing"]': {
      animation: `${flip} 250ms ${token.motion.ease} both`,
    },
  },
});

export const drawing = css({ display: 'grid' });

export const ribbon = css({
  gridArea: '1 / 1',
  alignSelf: 'end',
  width: '78%',
  marginInline: 'auto',
  fill: token.color.accentDeco,
  '& > [data-part="back"]': { fill: token.color.accentStrong },
});

/** Above the ribbon, which is half transparent while locked. */
export const face = css({ position: 'relative', zIndex: 1, gridArea: '1 / 1', paddingBlockEnd: '26%' });

export const name = css({
  fontFamily: token.font.display,
  fontWeight: 650,
  lineHeight: 1.25,
  '& > small': {
    display: 'block',
    marginBlockStart: token.space[1],
    fontFamily: token.font.text,
    fontSize: token.size.sm,
    fontWeight: 400,
    color: token.color.inkSoft,
  },
});
