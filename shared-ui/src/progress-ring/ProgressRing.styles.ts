import styled from '@emotion/styled';
import { media, token } from '../tokens/index.ts';

/** Spans, because the ring stands inside Fizz and other phrasing content. */
export const Ring = styled.span({ position: 'relative', display: 'inline-grid', placeItems: 'center' });

const Circle = styled.circle({ fill: 'none', strokeWidth: 10 });

export const Track = styled(Circle)({ stroke: token.color.accentSoft });

export const Arc = styled(Circle)({
  stroke: token.color.accent,
  strokeLinecap: 'round',
  [media.motion]: { transition: `stroke-dashoffset ${token.motion.slow} ${token.motion.ease}` },
});

export const Middle = styled.span({
  position: 'absolute',
  display: 'grid',
  justifyItems: 'center',
  lineHeight: 1.15,
  textAlign: 'center',
});

export const Value = styled.span({
  fontFamily: token.font.display,
  fontWeight: 700,
  fontSize: token.size.h3,
  fontVariantNumeric: 'tabular-nums',
});

export const Caption = styled.span({ fontSize: token.size.xs, color: token.color.inkSoft });
