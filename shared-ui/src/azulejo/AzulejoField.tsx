import { css } from '@emotion/react';
import { useId, useMemo } from 'react';
import { token } from '../tokens/index.ts';
import { invert, unglaze } from './drawing.ts';
import { type Motif, motifTile } from './motifs.ts';
import { SIDE } from './path.ts';
import { patternFrom } from './patterns.ts';
import { randomFrom } from './random.ts';
import { TileShapes } from './TileShapes.tsx';

/** The number of columns depends on the width, so that every tile is whole. The last row ends in clay. */
const field = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(2rem, 5vw, 4rem), 1fr))',
  gap: 1,
  background: token.tile.clay,
  // Containment for hundreds of drawings: changes outside cause no layout or paint inside, and vice versa.
  contain: 'layout paint style',
  '& > svg': { display: 'block', width: '100%' },
});

export interface FieldTile {
  /** Unique key; also determines the position. */
  key: string;
  /** Motif; a pattern by default. */
  motif?: Motif;
  /** Theme of the tile; that of the page by default. */
  theme?: string;
  /** White drawing on a coloured ground. */
  inverted?: boolean;
  /** Bare clay with an outline, for an item that is not done or not loaded yet. */
  unglazed?: boolean;
}

export interface AzulejoFieldProps {
  /** In any order: the position of a tile depends on its key. */
  tiles: readonly FieldTile[];
  /** Accessible name of the field. */
  label: string;
  /** Number of unglazed tiles at the end. Default: 1. */
  places?: number;
  /** Seed of pattern tiles and of the last position. */
  seed?: string;
}

/**
 * Field of small tiles that each represent an item, such as a vote, followed by unglazed (bare clay) tiles.
 * Each drawing is defined once, and a tile takes two nodes. It is one image for screen readers: provide the
 * same data as text.
 */
export function AzulejoField({ tiles, label, places = 1, seed = 'ia-para-todos' }: AzulejoFieldProps) {
  const id = useId();
  const ordered = useMemo(
    () =>
      tiles
        .map((tile) => ({ ...tile, drawing: drawingName(tile), rank: randomFrom(tile.key)() }))
        .sort((one, other) => one.rank - other.rank || one.key.localeCompare(other.key)),
    [tiles],
  );
  const drawings = useMemo(
    () => [...new Set([...ordered.map(({ drawing }) => drawing), 'pattern unglazed'])],
    [ordered],
  );
  return (
    <div role="img" aria-label={label} css={field}>
      {/* Keyed by position: a new tile repaints the tiles after it without moving a node. */}
      {ordered.map(({ drawing, theme }, index) => (
        <Tile key={index} theme={theme} href={`#${id}-${drawings.indexOf(drawing)}`} />
      ))}
      {/* The unglazed tiles are always last, so their position changes with the count. */}
      {Array.from({ length: places }, (_, index) => (
        <Tile key={ordered.length + index} href={`#${id}-${drawings.indexOf('pattern unglazed')}`} />
      ))}
      <svg aria-hidden="true" css={{ position: 'absolute', '&&': { width: 0, height: 0 } }}>
        {drawings.map((name, index) => (
          <symbol key={name} id={`${id}-${index}`} viewBox={`0 0 ${SIDE} ${SIDE}`}>
            <TileShapes drawing={drawTile(name, seed)} />
          </symbol>
        ))}
      </svg>
    </div>
  );
}

/** Returns the name of a tile's drawing: 'book', 'book inverted', 'pattern unglazed'. */
const drawingName = ({
  motif = 'pattern',
  inverted,
  unglazed: isUnglazed,
}: {
  motif?: Motif | 'pattern';
  inverted?: boolean;
  unglazed?: boolean;
}) => `${motif}${isUnglazed ? ' unglazed' : inverted ? ' inverted' : ''}`;

/** Draws the tile of a name from `drawingName`. */
function drawTile(name: string, seed: string) {
  const [motif, state] = name.split(' ');
  const drawing = motif === 'pattern' ? patternFrom(seed) : motifTile(motif as Motif);
  if (state === 'unglazed') return unglaze(drawing);
  return state === 'inverted' ? invert(drawing) : drawing;
}

const Tile = ({ href, theme }: { href: string; theme?: string }) => (
  <svg data-theme={theme} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
    <use href={href} />
  </svg>
);
