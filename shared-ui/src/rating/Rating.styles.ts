import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const wrapper = css({ display: 'grid', gap: token.space[1], justifyItems: 'start' });

export const label = css({ fontWeight: 650 });

export const stars = css({ display: 'inline-flex', flexWrap: 'wrap', marginInlineStart: '-0.5rem' });

export const star = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: token.radius.sm,
  background: 'none',
  color: token.color.edge,
  cursor: 'pointer',
  '& svg': { fill: 'none' },
  '&[data-filled="true"]': { color: token.color.accent, '& svg': { fill: 'currentColor' } },
  '&[aria-disabled="true"]': { cursor: 'default' },
  '&:focus-visible': { outline: `3px solid ${token.color.focus}`, outlineOffset: '-2px' },
  [media.motion]: {
    '& svg': { transition: `transform ${token.motion.fast} ${token.motion.ease}` },
    '&:not([aria-disabled="true"]):hover svg': { transform: 'scale(1.15)' },
  },
  '@media (forced-colors: active)': { color: 'ButtonText' },
});

export const status = css({
  margin: 0,
  minHeight: '1.5em',
  color: token.color.success,
  fontWeight: 650,
});
