import { useId, useMemo } from 'react';
import { invert } from '../azulejo/drawing.ts';
import { figureTile, type Motif } from '../azulejo/motifs.ts';
import { SIDE } from '../azulejo/path.ts';
import { pattern } from '../azulejo/patterns.ts';
import { TileShapes } from '../azulejo/TileShapes.tsx';
import { TileSvg } from '../azulejo/TileSvg.tsx';
import { frameTiles } from './joined.ts';

export interface AzulejoFrameProps {
  /** Text that decides the corners of the tiles: those of one room join. */
  room: string;
  /** Text that decides what stands in them. The same two always draw the same frame. */
  own: string;
  /** Whole tiles side by side, and on top of each other. */
  columns: number;
  rows: number;
  /** Figure in the four corners of the frame. */
  motif?: Motif;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** A frame of whole tiles around what stands in it: `columns` × `rows` with an empty middle. Decoration only. */
export function AzulejoFrame({ room, own, columns, rows, motif = 'star', className }: AzulejoFrameProps) {
  const id = useId();
  const tiles = useMemo(() => {
    const [first, second] = frameTiles(room, own);
    return [pattern(first), invert(pattern(second)), figureTile(motif)];
  }, [room, own, motif]);
  const places = Array.from({ length: columns * rows }, (_, place) => ({
    column: place % columns,
    row: Math.floor(place / columns),
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
      {places.map(({ column, row }) => (
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
