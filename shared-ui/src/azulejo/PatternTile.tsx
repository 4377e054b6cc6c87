import { SIDE } from './path.ts';
import { patternFrom } from './patterns.ts';
import { TileShapes } from './TileShapes.tsx';
import { TileSvg } from './TileSvg.tsx';

export interface PatternTileProps {
  /** Seed of the pattern: the same seed always draws the same tile. */
  seed: string;
  /** Side length in px; as wide as its container by default. */
  size?: number;
}

/** Decorative tile with the pattern of a seed. Unlike Azulejo, it bundles no motif drawings. */
export function PatternTile({ seed, size }: PatternTileProps) {
  return (
    <TileSvg viewBox={`0 0 ${SIDE} ${SIDE}`} width={size ?? '100%'} height={size}>
      <TileShapes drawing={patternFrom(seed)} />
    </TileSvg>
  );
}
