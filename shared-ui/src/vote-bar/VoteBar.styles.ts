import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const figure = css({ display: 'grid', gap: token.space[2], fontSize: token.size.sm });

export const track = css({
  height: '0.75rem',
  borderRadius: token.radius.pill,
  background: token.color.tint,
  border: `1px solid ${token.color.edge}`,
  overflow: 'hidden',
});

export const share = css({
  height: '100%',
  background: token.color.accent,
  transformOrigin: 'left',
  // Without votes, half of the bar is not a result.
  '&[data-empty="true"]': { visibility: 'hidden' },
  [media.motion]: { transition: `transform ${token.motion.slow} ${token.motion.ease}` },
});

export const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: token.space[4],
  color: token.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
