import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const wrapper = css({ display: 'grid', gap: token.space[2] });

export const head = css({
  display: 'flex',
  // A long value text wraps to its own line.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${token.space[4]}`,
  fontSize: token.size.sm,
  color: token.color.ink,
});

export const value = css({
  color: token.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const track = css({
  height: '0.75rem',
  borderRadius: token.radius.pill,
  background: token.color.tint,
  border: `1px solid ${token.color.edge}`,
  overflow: 'hidden',
});

export const fill = css({
  height: '100%',
  background: token.color.accent,
  transformOrigin: 'left',
  [media.motion]: { transition: `transform ${token.motion.slow} ${token.motion.ease}` },
  '@media (forced-colors: active)': { background: 'CanvasText' },
});
