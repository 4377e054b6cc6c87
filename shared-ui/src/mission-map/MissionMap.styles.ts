import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const figure = css({ display: 'grid', gap: token.space[2] });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: token.space[4],
  fontSize: token.size.sm,
  '& > :last-child': { color: token.color.inkSoft, fontVariantNumeric: 'tabular-nums' },
});

export const drawing = css({ width: '100%', height: 'auto', overflow: 'visible' });

export const road = css({
  fill: 'none',
  stroke: token.color.edge,
  strokeWidth: 3,
  strokeDasharray: '1 7',
  strokeLinecap: 'round',
});

export const walked = css({
  fill: 'none',
  stroke: token.color.accent,
  strokeWidth: 5,
  strokeLinecap: 'round',
  [media.motion]: { transition: `stroke-dashoffset 600ms ${token.motion.ease}` },
});

export const stop = css({
  fill: token.color.raised,
  stroke: token.color.edge,
  strokeWidth: 2,
  [media.motion]: { transition: 'fill 300ms' },
  '&[data-reached="true"]': { fill: token.color.accent, stroke: token.color.accent },
});

export const flag = css({ fill: token.color.accentDeco, stroke: token.color.ink, strokeWidth: 1.5 });
