import { fill, unglaze } from './drawing.ts';
import { MOTIF_DRAWINGS, type Motif } from './motifs.ts';
import { circle, MID, petal, SIDE, spin } from './path.ts';
import { TileShapes } from './TileShapes.tsx';
import { TileSvg } from './TileSvg.tsx';

/** Scalloped rim, rings, and the disc behind the motif. */
const rim = [
  fill('main', spin(petal(MID, MID, 48, 11, 1), 16)),
  fill('deep', circle(MID, MID, 41)),
  fill('deco', circle(MID, MID, 38.5)),
  fill('glaze', circle(MID, MID, 36)),
];

/** Disc behind an unglazed motif, which outlines it. */
const disc = fill('glaze', circle(MID, MID, MID));

export interface AzulejoBadgeProps {
  /** Motif in the centre. */
  motif: Motif;
  /** Side length in px or as a CSS length. */
  size?: number | string;
  /** Not earned yet: clay, with the drawing as an outline. */
  unglazed?: boolean;
  /** Accessible name. Without it, the badge is decorative and hidden from screen readers. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Round tile with a scalloped rim: badge of a course, or face of a medal. */
export function AzulejoBadge({ motif, size = 96, unglazed = false, label, className }: AzulejoBadgeProps) {
  const drawing = MOTIF_DRAWINGS[motif];
  return (
    <TileSvg label={label} viewBox={`0 0 ${SIDE} ${SIDE}`} width={size} height={size} className={className}>
      <TileShapes drawing={unglazed ? unglaze(rim) : rim} />
      <g transform={`translate(${MID} ${MID}) scale(0.66) translate(${-MID} ${-MID})`}>
        <TileShapes drawing={unglazed ? unglaze([disc, ...drawing]) : drawing} />
      </g>
    </TileSvg>
  );
}
