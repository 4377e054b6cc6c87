import { mark } from './mark.ts';
import { SIDE } from './path.ts';
import { TileShapes } from './TileShapes.tsx';
import { TileSvg } from './TileSvg.tsx';

export interface AzulejoMarkProps {
  /** Side length in px or as a CSS length. */
  size?: number | string;
  /** Words for a mark that stands alone. Beside the site's name it needs none and is not announced. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** The mark of the site, in the colours of the theme around it. */
export function AzulejoMark({ size = 32, label, className }: AzulejoMarkProps) {
  return (
    <TileSvg label={label} viewBox={`0 0 ${SIDE} ${SIDE}`} width={size} height={size} className={className}>
      <TileShapes drawing={mark} />
    </TileSvg>
  );
}
