import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const region = css({ display: 'grid', gap: token.space[4], minWidth: 0 });

export const viewport = css({ overflow: 'hidden', borderRadius: token.radius.lg });

// Embla (8.6.0) measures right after removing its transform. Under reduced motion base.css gives every
// element a transition of 0.01 ms, which would delay the removal and shift the slides after a resize.
const noTransition = { transitionProperty: 'none' } as const;

export const slides = css({ ...noTransition, display: 'flex', touchAction: 'pan-y pinch-zoom' });

export const slide = css({
  ...noTransition,
  flex: '0 0 100%',
  minWidth: 0,
  display: 'grid',
  // Hides the links of an inert slide when it has left the view. AccessMonitor, the validator of the Portuguese
  // accessibility seal, does not recognise `inert`.
  '&[inert] a': { visibility: 'hidden', transition: 'visibility 0s 600ms' },
});

export const controls = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: token.space[2],
  // On a small screen, many dots get a separate row instead of wrapping.
  '&[data-many]': {
    '@media not all and (min-width: 48rem)': {
      '& > [data-indicators]': { order: 1, flexBasis: '100%', justifyContent: 'center' },
    },
  },
});

export const control = css({
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
  '&:hover': { background: token.color.accentSoft },
});

export const indicators = css({ display: 'flex', flexWrap: 'wrap' });

// Small dot inside a full-size touch target.
export const indicator = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: token.radius.pill,
    border: `2px solid ${token.color.edge}`,
    [media.motion]: { transition: `width ${token.motion.base} ${token.motion.ease}` },
  },
  '&:hover::before': { borderColor: token.color.accent },
  '&[aria-current="true"]::before': {
    width: '1.75rem',
    background: token.color.accent,
    borderColor: token.color.accent,
    forcedColorAdjust: 'none',
  },
});
