import styled from '@emotion/styled';
import { media, token } from '../tokens/index.ts';

export const Figure = styled.div({ display: 'grid', gap: token.space[2] });

export const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: token.space[4],
  fontSize: token.size.sm,
  '& > :last-child': { color: token.color.inkSoft, fontVariantNumeric: 'tabular-nums' },
});

export const Drawing = styled.svg({ width: '100%', height: 'auto', overflow: 'visible' });

export const Road = styled.path({
  fill: 'none',
  stroke: token.color.edge,
  strokeWidth: 3,
  strokeDasharray: '1 7',
  strokeLinecap: 'round',
});

export const Walked = styled.path({
  fill: 'none',
  stroke: token.color.accent,
  strokeWidth: 5,
  strokeLinecap: 'round',
  [media.motion]: { transition: `stroke-dashoffset 600ms ${token.motion.ease}` },
});

export const Stop = styled.rect({
  fill: token.color.raised,
  stroke: token.color.edge,
  strokeWidth: 2,
  [media.motion]: { transition: 'fill 300ms' },
  '&[data-reached="true"]': { fill: token.color.accent, stroke: token.color.accent },
});

export const Flag = styled.path({ fill: token.color.accentDeco, stroke: token.color.ink, strokeWidth: 1.5 });
