import { type Motif, motifTile } from './motifs.ts';
import { SIDE } from './path.ts';
import { COBALT, shapesToSvg } from './svg-string.ts';
import { planWall } from './wall-plan.ts';

const COLUMNS = 6;
const ROWS = 3;
/** Grout between two tiles, in tile units. */
const GAP = 1.2;
const STEP = SIDE + GAP;
/** Position of the missing tile. */
const HOLE = { column: 3, row: 1 };

/** Mortar with trowel marks at the position of the missing tile. */
const mortar = `<rect width="${SIDE}" height="${SIDE}" fill="#c9c2b4"/><path d="M8 26C30 14 62 34 88 20M8 48C32 38 60 58 88 44M8 72C30 62 60 82 88 68" fill="none" stroke="#b3ab9b" stroke-width="5" stroke-linecap="round"/>`;

/** Renders a wall with one loose tile as an SVG file, for the not-found page. */
export function missingTileFile(motif: Motif = 'compass', seed = 'ia-para-todos'): string {
  const { tiles, positions } = planWall(seed, COLUMNS, ROWS, []);
  const translateTo = (column: number, row: number) => `translate(${column * STEP} ${row * STEP})`;
  const wall = positions.map(({ tile, row, column }) => {
    const isHole = row === HOLE.row && column === HOLE.column;
    return `<g transform="${translateTo(column, row)}">${isHole ? mortar : `<use href="#t${tile}" width="${SIDE}" height="${SIDE}"/>`}</g>`;
  });
  const [width, height] = [COLUMNS * STEP - GAP, ROWS * STEP - GAP];
  // Symbols clip shapes that extend beyond the tile.
  const symbols = [...tiles, motifTile(motif)].map(
    (drawing, index) =>
      `<symbol id="t${index}" viewBox="0 0 ${SIDE} ${SIDE}">${shapesToSvg(drawing)}</symbol>`,
  );
  // The missing tile lies below its position, rotated.
  const looseTransform = `${translateTo(HOLE.column, HOLE.row)} translate(12 46) rotate(16 48 48)`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs>${symbols.join('')}</defs><rect width="${width}" height="${height}" fill="${COBALT.grout}"/>${wall.join('')}`,
    `<g transform="${looseTransform}"><rect x="-3" y="-3" width="${SIDE + 6}" height="${SIDE + 6}" fill="${COBALT.deep}" opacity="0.35"/>`,
    `<use href="#t${tiles.length}" width="${SIDE}" height="${SIDE}"/></g></svg>\n`,
  ].join('');
}
