import { css } from '@emotion/react';
import { encode } from 'uqr';
import { token } from '../tokens/index.ts';

/** Blank margin that ISO/IEC 18004 requires, in modules (the squares of a code). */
const QUIET_ZONE_MODULES = 4;

/** Dark on light in every theme and colour scheme, because cameras do not read inverted QR codes. */
const picture = css({
  width: 'min(100%, 26rem)',
  color: 'black',
  background: 'white',
  borderRadius: token.radius.sm,
  forcedColorAdjust: 'none',
});

export interface QrCodeProps {
  /** The encoded text, usually a URL. A shorter text gives larger squares. */
  text: string;
  /** Accessible name: what a camera finds. */
  label: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** QR code as one SVG path. Load it on first use: the encoder is most of its size. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const rows = encode(text, { ecc: 'L', border: QUIET_ZONE_MODULES }).data;
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      css={picture}
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
