import { mark } from './mark.ts';
import { SIDE } from './path.ts';
import { TileShapes } from './TileShapes.tsx';
import { TileSvg } from './TileSvg.tsx';

export interface AzulejoMarkProps {
  /** Side length in px or as a CSS length. */
  size?: number | string;
  /** Accessible name. Omit it beside the site name; the mark is then hidden from screen readers. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Logo of the site, in the current theme. */
export function AzulejoMark({ size = 32, label, className }: AzulejoMarkProps) {
  return (
    <TileSvg label={label} viewBox={`0 0 ${SIDE} ${SIDE}`} width={size} height={size} className={className}>
      <TileShapes drawing={mark} />
    </TileSvg>
  );
}
