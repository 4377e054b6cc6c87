import { useId, useMemo } from 'react';
import { invert } from '../azulejo/drawing.ts';
import { type Motif, motifTile } from '../azulejo/motifs.ts';
import { SIDE } from '../azulejo/path.ts';
import { pattern } from '../azulejo/patterns.ts';
import { TileShapes } from '../azulejo/TileShapes.tsx';
import { TileSvg } from '../azulejo/TileSvg.tsx';
import { frameTiles } from './joining-tiles.ts';

export interface AzulejoFrameProps {
  /** Seed of corners and edges: tiles of one seed, such as the tiles of a class, join into one pattern. */
  panelSeed: string;
  /** Seed of the tile centres. The same two seeds always draw the same frame. */
  tileSeed: string;
  /** Number of whole tiles horizontally and vertically. */
  columns: number;
  rows: number;
  /** Motif in the four corners of the frame. */
  motif?: Motif;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Decorative frame of whole tiles: `columns` × `rows` with an empty middle. */
export function AzulejoFrame({
  panelSeed,
  tileSeed,
  columns,
  rows,
  motif = 'star',
  className,
}: AzulejoFrameProps) {
  const id = useId();
  const tiles = useMemo(() => {
    const [first, second] = frameTiles(panelSeed, tileSeed);
    // Indexes 0 and 1 alternate along the frame; 2 is for the corners.
    return [pattern(first), invert(pattern(second)), motifTile(motif)];
  }, [panelSeed, tileSeed, motif]);
  const positions = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  })).filter(({ column, row }) => column === 0 || row === 0 || column === columns - 1 || row === rows - 1);
  const isCorner = (column: number, row: number) =>
    (column === 0 || column === columns - 1) && (row === 0 || row === rows - 1) && rows > 1;
  return (
    <TileSvg className={className} width="100%" viewBox={`0 0 ${columns * SIDE} ${rows * SIDE}`}>
      <defs>
        {tiles.map((drawing, index) => (
          <symbol key={index} id={`${id}-${index}`} viewBox={`0 0 ${SIDE} ${SIDE}`}>
            <TileShapes drawing={drawing} />
          </symbol>
        ))}
      </defs>
      {positions.map(({ column, row }) => (
        <use
          key={`${column} ${row}`}
          href={`#${id}-${isCorner(column, row) ? 2 : (row + column) % 2}`}
          x={column * SIDE}
          y={row * SIDE}
          width={SIDE}
          height={SIDE}
        />
      ))}
    </TileSvg>
  );
}
