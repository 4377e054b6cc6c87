import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

/** Spans, because the ring stands inside Fizz and other phrasing content. */
export const ring = css({ position: 'relative', display: 'inline-grid', placeItems: 'center' });

const circle = { fill: 'none', strokeWidth: 10 };

export const track = css({ ...circle, stroke: token.color.accentSoft });

export const arc = css({
  ...circle,
  stroke: token.color.accent,
  strokeLinecap: 'round',
  [media.motion]: { transition: `stroke-dashoffset ${token.motion.slow} ${token.motion.ease}` },
});

export const middle = css({
  position: 'absolute',
  display: 'grid',
  justifyItems: 'center',
  lineHeight: 1.15,
  textAlign: 'center',
});

export const value = css({
  fontFamily: token.font.display,
  fontWeight: 650,
  fontSize: token.size.h3,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = css({ fontSize: token.size.sm, color: token.color.inkSoft });
