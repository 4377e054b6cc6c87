import { css } from '@emotion/react';
import { useId, useMemo } from 'react';
import { token } from '../tokens/index.ts';
import { invert, unglazed } from './drawing.ts';
import { figureTile, type Motif } from './motifs.ts';
import { SIDE } from './path.ts';
import { patternFrom } from './patterns.ts';
import { randomFrom } from './random.ts';
import { TileShapes } from './TileShapes.tsx';

/** Columns from the width, so that every tile is whole; what the last row leaves over is solid. */
const field = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(2rem, 5vw, 4rem), 1fr))',
  gap: 1,
  background: token.tile.main,
  // Hundreds of drawings: what changes beside them is none of their business, nor theirs of the page's.
  contain: 'layout paint style',
  '& > svg': { display: 'block', width: '100%' },
});

export interface FieldTile {
  /** Tells it from all others, and decides its place. */
  key: string;
  /** Figure on it; without one, a pattern. */
  motif?: Motif;
  /** Theme that it is painted in; that of the page by default. */
  theme?: string;
  /** White drawing on a painted ground. */
  inverted?: boolean;
  /** Bare clay. */
  clay?: boolean;
}

export interface AzulejoFieldProps {
  /** In any order: a tile stands where its key says, between the same ones each time. */
  tiles: readonly FieldTile[];
  /** What the field shows, in words. */
  label: string;
  /** Text that decides the pattern of tiles without a figure, and that of the last place. */
  seed?: string;
}

/**
 * A field of small tiles, each of which stands for something, and one last place of bare clay. Each drawing is there once;
 * a tile is two nodes. It is one picture: give the same in words beside it.
 */
export function AzulejoField({ tiles, label, seed = 'ia-para-todos' }: AzulejoFieldProps) {
  const id = useId();
  const ordered = useMemo(
    () =>
      tiles
        .map((tile) => ({ ...tile, drawing: drawingOf(tile), rank: randomFrom(tile.key)() }))
        .sort((one, other) => one.rank - other.rank || one.key.localeCompare(other.key)),
    [tiles],
  );
  const drawings = useMemo(
    () => [...new Set([...ordered.map(({ drawing }) => drawing), 'pattern clay'])],
    [ordered],
  );
  return (
    <div role="img" aria-label={label} css={field}>
      {/* By its place: one that comes between two others paints those after it anew, and none of them moves. */}
      {ordered.map(({ drawing, theme }, place) => (
        <Tile key={place} theme={theme} href={`#${id}-${drawings.indexOf(drawing)}`} />
      ))}
      {/* The last place is another one whenever there are more. */}
      <Tile key={ordered.length} href={`#${id}-${drawings.indexOf('pattern clay')}`} />
      <svg aria-hidden="true" css={{ position: 'absolute', '&&': { width: 0, height: 0 } }}>
        {drawings.map((name, index) => (
          <symbol key={name} id={`${id}-${index}`} viewBox={`0 0 ${SIDE} ${SIDE}`}>
            <TileShapes drawing={drawn(name, seed)} />
          </symbol>
        ))}
      </svg>
    </div>
  );
}

/** 'book', 'book inverted', 'pattern clay'. */
const drawingOf = ({
  motif = 'pattern',
  inverted,
  clay,
}: {
  motif?: Motif | 'pattern';
  inverted?: boolean;
  clay?: boolean;
}) => `${motif}${clay ? ' clay' : inverted ? ' inverted' : ''}`;

function drawn(name: string, seed: string) {
  const [motif, state] = name.split(' ');
  const drawing = motif === 'pattern' ? patternFrom(seed) : figureTile(motif as Motif);
  if (state === 'clay') return unglazed(drawing);
  return state === 'inverted' ? invert(drawing) : drawing;
}

const Tile = ({ href, theme }: { href: string; theme?: string }) => (
  <svg data-theme={theme} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
    <use href={href} />
  </svg>
);
